import type { DayMenu } from '@thali/shared/menu/day-menu.contract';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { WeekMenu } from '@thali/shared/week-menu/week-menu.contract';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import { DayForm } from './day-form.tsx';
import { plannedMeals, usePlannedWeek } from './planned-meals.ts';
import { useDayMenu } from './use-day-menu.ts';

interface DishDayProps {
  vendorId: string;
  dish: MenuItem;
  isOneOfMany: boolean;
}

/** The contents of a dish today or tomorrow, or the form to write them. */
export function DishDay(props: DishDayProps) {
  const menu = useDayMenu(props.vendorId, props.dish.id);
  const { week, isLoading } = usePlannedWeek(props.vendorId);
  const loading = <Skeleton className="h-16 rounded-field" />;
  if (isLoading) return loading;
  return (
    <Loaded reading={menu} isSection failedText="Failed to fetch today’s thali" loading={loading}>
      {(days) => (
        <WrittenDay {...props} menu={days} week={week} onFailed={() => void menu.refetch()} />
      )}
    </Loaded>
  );
}

interface WrittenDayProps extends DishDayProps {
  menu: DayMenu;
  week: WeekMenu | undefined;
  onFailed: () => void;
}

function WrittenDay({ vendorId, dish, isOneOfMany, menu, week, onFailed }: WrittenDayProps) {
  const [day, setDay] = useState<'today' | 'tomorrow'>('today');
  // True once the user types, so that a colleague's save does not close the form.
  const [isChanging, setChanging] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const ofWeek = week?.thalis.find(
    ({ date, dishId }) => date === menu[day].date && dishId === dish.id,
  );
  const shownDay = { ...menu[day], contents: ofWeek?.contents ?? menu[day].contents };
  const isForm = isChanging || !shownDay.contents;
  useLostFocus(`${day} ${isForm}`, () =>
    root.current?.querySelector<HTMLElement>(isForm ? 'textarea' : 'button'),
  );

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
            <p className="mt-1 wrap-anywhere">{shownDay.contents?.replaceAll(', ', ' · ')}</p>
            {ofWeek?.mealName && (
              <p className="text-sm text-ink-soft">{ofWeek.mealName} of your week menu</p>
            )}
          </>
        )}
      </div>
      {isForm ? (
        <DayForm
          key={day}
          vendorId={vendorId}
          dishId={dish.id}
          label={`What is in ${isOneOfMany ? dish.name : 'it'} ${day}?`}
          dayContents={shownDay}
          planned={plannedMeals(week, dish, shownDay.date)}
          today={menu.today.date}
          onType={() => setChanging(true)}
          onSaved={() => setChanging(false)}
          onFailed={onFailed}
          onCancel={shownDay.contents ? () => setChanging(false) : undefined}
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

/** Says whether the guests' menu shows the dish. A sold-out dish is not on the guests' menu. */
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
