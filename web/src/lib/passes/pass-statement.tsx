import type { Pass } from '@thali/shared/passes/pass.contract';
import { Loaded } from '../data/loaded.tsx';
import { useApi } from '../data/use-api.ts';
import { formatDayAndTime, formatWeekday } from '../time/format-time.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { mealStateText } from './meal-state-text.ts';
import * as texts from './pass-statement-texts.ts';

/** The statement of a pass. The meals left, taken, not taken and taken off add up to the meals sold. Rule: passes-11 */
export function PassStatement({ passId }: { passId: string }) {
  const reading = useApi(
    'GET /passes/{passId}/statement',
    { params: { passId } },
    { refetchOnMount: 'always' },
  );
  return (
    <Loaded reading={reading} loading={<Skeleton className="h-64" />} isSection>
      {({ pass, entries, voids }) => (
        <div className="flex flex-col gap-4">
          <Sums pass={pass} />
          <ul className="flex flex-col divide-y divide-line">
            {voids.map(({ at, meals, reason }) => (
              <li key={at} className="flex justify-between gap-3 py-2">
                <span className="min-w-0 wrap-anywhere">
                  {formatDayAndTime(at)}: {reason}
                </span>
                <span className="whitespace-nowrap tabular-nums">{texts.takenOff(meals)}</span>
              </li>
            ))}
            {entries.map((entry) => (
              <li key={`${entry.date} ${entry.meal}`} className="flex justify-between gap-3 py-2">
                <span>
                  {formatWeekday(entry.date)}, {entry.name}
                </span>
                <span className="text-ink-soft">{mealStateText(entry)}</span>
              </li>
            ))}
          </ul>
          {entries.length + voids.length === 0 && (
            <p className="text-ink-soft">{texts.nothingYet}</p>
          )}
        </div>
      )}
    </Loaded>
  );
}

function Sums({ pass: { sold, left, claimed, lapsed, voided } }: { pass: Pass }) {
  const sums = [
    [texts.bought, sold],
    [texts.sumTaken, claimed],
    [texts.sumNotTaken, lapsed],
    ...(voided > 0 ? [[texts.sumTakenOff, voided] as const] : []),
    [texts.left, left],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      {sums.map(([label, count]) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-lg font-semibold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
