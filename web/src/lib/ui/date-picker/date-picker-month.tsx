import { toIst } from '@thali/shared/time/ist';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker } from 'react-day-picker';
import { serverNow } from '../../time/server-clock.ts';
import { clampDay, dayText, fromLocalDate, toLocalNoon } from './date-picker-days.ts';

interface DatePickerMonthProps {
  value: string | undefined;
  onChoose: (day: string) => void;
  min: string | undefined;
  max: string | undefined;
}

/** A month view. Opens at the chosen day, or else at the allowed day nearest to today. */
export function DatePickerMonth({ value, onChoose, min, max }: DatePickerMonthProps) {
  const today = toIst(new Date(serverNow())).date;
  const firstDay = min === undefined ? undefined : toLocalNoon(min);
  const lastDay = max === undefined ? undefined : toLocalNoon(max);
  return (
    <DayPicker
      autoFocus
      fixedWeeks
      showOutsideDays
      required
      mode="single"
      weekStartsOn={1}
      today={toLocalNoon(today)}
      defaultMonth={toLocalNoon(value ?? clampDay(today, min, max))}
      selected={value === undefined ? undefined : toLocalNoon(value)}
      onSelect={(date) => onChoose(fromLocalDate(date))}
      {...(firstDay && { startMonth: firstDay })}
      {...(lastDay && { endMonth: lastDay })}
      disabled={[
        ...(firstDay ? [{ before: firstDay }] : []),
        ...(lastDay ? [{ after: lastDay }] : []),
      ]}
      labels={{
        labelNav: () => 'Months',
        labelDayButton: (date, { today: isToday, selected }) =>
          `${isToday ? 'Today, ' : ''}${dayText(fromLocalDate(date))}${selected ? ', selected' : ''}`,
      }}
      components={{ Chevron }}
      classNames={look}
    />
  );
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon size={20} />;
}

// Large enough for a thumb, unless the screen is too narrow for seven columns.
const cell = 'w-[min(2.75rem,calc((100vw-3rem)/7))]';
const step =
  'touch inline-flex items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-35 aria-disabled:hover:bg-transparent';

const look = {
  months: 'relative',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: step,
  button_next: step,
  month_caption: 'flex h-11 items-center justify-center font-semibold',
  month_grid: 'mt-1 border-collapse',
  weekday: `${cell} h-8 text-xs font-semibold text-ink-faint`,
  day: 'p-0',
  day_button: `${cell} relative h-11 rounded-full tabular-nums transition-colors enabled:hover:bg-sunken disabled:cursor-not-allowed`,
  outside: 'text-ink-faint',
  disabled: 'opacity-45',
  today:
    '*:font-bold *:after:absolute *:after:inset-x-0 *:after:bottom-1.5 *:after:mx-auto *:after:size-1 *:after:rounded-full *:after:bg-current',
  selected:
    '*:bg-accent *:font-bold *:text-on-accent *:inset-ring-2 *:inset-ring-accent-ink *:enabled:hover:bg-accent-strong',
};
