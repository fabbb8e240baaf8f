import type { DayMenu } from '@thali/shared/menu/day-menu.contract';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import { FailureNote } from '../../../lib/ui/failure-note.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import { DayForm } from './day-form.tsx';
import { useDayMenu, useSaveDayMenu } from './use-day-menu.ts';

interface DishDayProps {
  vendorId: string;
  dish: MenuItem;
  isOneOfMany: boolean;
}

/** One dish: what guests read today, or the field to type it in; and the same for tomorrow. */
export function DishDay(props: DishDayProps) {
  const menu = useDayMenu(props.vendorId, props.dish.id);
  if (menu.data) return <WrittenDay {...props} menu={menu.data} />;
  if (!menu.isError) return <Skeleton className="h-16 rounded-field" />;
  const failure = 'Failed to fetch today’s thali';
  return <FailureNote message={failure} onRetry={() => void menu.refetch()} />;
}

function WrittenDay({ vendorId, dish, isOneOfMany, menu }: DishDayProps & { menu: DayMenu }) {
  const save = useSaveDayMenu(vendorId, dish.id);
  const [day, setDay] = useState<'today' | 'tomorrow'>('today');
  // Also while the first text is typed: one that a colleague saves meanwhile takes nothing of it away.
  const [isChanging, setChanging] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const shown = menu[day];
  const isForm = isChanging || !shown.contents;
  useLostFocus(`${day} ${isForm}`, () =>
    root.current?.querySelector<HTMLElement>(isForm ? 'textarea' : 'button'),
  );

  async function saveText(contents: string) {
    const isSaved = await save.mutateAsync({ date: shown.date, contents }).then(
      () => true,
      () => false,
    );
    if (isSaved) setChanging(false);
  }

  const otherDay = (
    <Button
      variant="quiet"
      size="small"
      onClick={() => setDay(day === 'today' ? 'tomorrow' : 'today')}
    >
      {day === 'today' ? 'Write tomorrow’s' : 'Back to today'}
      {isOneOfMany && <span className="sr-only">: {dish.name}</span>}
    </Button>
  );

  return (
    <div
      ref={root}
      className={classNames(
        'flex flex-col gap-3',
        !isForm && 'lg:flex-row lg:items-end lg:justify-between',
      )}
    >
      <div role="status" className="empty:sr-only">
        {!isForm && (
          <>
            <p className="flex flex-wrap items-center gap-2">
              <strong>{dish.name}</strong>
              <StateBadge dish={dish} day={day} />
            </p>
            <p className="mt-1 wrap-anywhere">{shown.contents?.replaceAll(', ', ' · ')}</p>
          </>
        )}
      </div>
      {isForm ? (
        <DayForm
          key={day}
          label={`What is in ${isOneOfMany ? dish.name : 'it'} ${day}?`}
          shown={shown}
          today={menu.today.date}
          isBusy={save.isPending}
          onType={() => setChanging(true)}
          onSave={(text) => void saveText(text)}
          onCancel={shown.contents ? () => setChanging(false) : undefined}
        >
          {!isChanging && otherDay}
        </DayForm>
      ) : (
        <div className="-mx-3.5 -mb-2 flex shrink-0 flex-wrap gap-x-2">
          <Button variant="quiet" size="small" onClick={() => setChanging(true)}>
            Change<span className="sr-only"> what is in {dish.name}</span>
          </Button>
          {otherDay}
        </div>
      )}
    </div>
  );
}

/** What is sold out is not on top of the menu, whatever is in it. */
function StateBadge({ dish, day }: { dish: MenuItem; day: 'today' | 'tomorrow' }) {
  if (day === 'tomorrow') return <Badge tone="leaf">On the menu tomorrow</Badge>;
  if (dish.isAvailable) {
    return (
      <Badge tone="leaf" icon={<Check size={14} />}>
        On the menu
      </Badge>
    );
  }
  return <Badge tone="chilli">{dish.soldOutToday ? 'Sold out today' : 'Not on sale'}</Badge>;
}
