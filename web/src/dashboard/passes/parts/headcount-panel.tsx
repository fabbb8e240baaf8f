import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { useState } from 'react';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { Badge } from '../../../lib/ui/badge.tsx';
import { ChoiceChips } from '../../../lib/ui/choice-chips.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { headcountNote } from '../pass-texts.ts';
import { type MealHeadcount, useHeadcount } from '../use-passes.ts';

const days = [
  { value: '0', label: 'Today' },
  { value: '1', label: 'Tomorrow' },
] as const;

/** The number of members to cook for. Rule: passes-7 */
export function HeadcountPanel({ vendorId }: { vendorId: string }) {
  const [day, setDay] = useState<'0' | '1'>('0');
  const date = addDays(toIst(new Date(serverNow())).date, Number(day));
  const reading = useHeadcount(vendorId, date);
  return (
    <Panel
      title="Cook for"
      aside={<ChoiceChips label="Day" options={days} value={day} onChange={setDay} />}
    >
      <Loaded reading={reading} isSection loading={<Skeleton className="h-24 w-full" />}>
        {({ meals }) =>
          meals.length === 0 ? (
            <p className="text-ink-soft">No meal for members on this day.</p>
          ) : (
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {meals.map((meal) => (
                <MealCount key={meal.meal} meal={meal} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function MealCount({ meal }: { meal: MealHeadcount }) {
  const { name, expected, passes, skipped, open, claimed, byHand, doubles, fixedAt, isClosed } =
    meal;
  return (
    <li className="rounded-card bg-sunken p-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{name}</span>
        <Badge tone={fixedAt && !isClosed ? 'leaf' : 'neutral'}>
          {headcountNote(meal, new Date(serverNow()))}
        </Badge>
      </p>
      <p className="mt-1 font-display text-3xl font-bold tabular-nums">
        {expected.toLocaleString('en-IN')}
      </p>
      <p className="text-sm text-ink-soft">
        {passes} on passes, {skipped} skipped
        {open > 0 && `, up to ${open} more with open passes`}
      </p>
      <p className="mt-2 text-sm">
        {claimed} taken{byHand > 0 && `, ${byHand} by hand`}
      </p>
      {doubles.length > 0 && (
        <p className="mt-1 text-sm text-chilli">
          Taken twice: {doubles.map((double) => double.name).join(', ')}
        </p>
      )}
    </li>
  );
}
