import { clockText } from '@thali/shared/time/clock-text';
import { addDays } from '@thali/shared/time/dates';
import type { DayMeal, WeekMenu } from '@thali/shared/week-menu/week-menu.contract';
import { formatDayAndTime, formatLongDay } from '../../lib/time/format-time.ts';
import { Badge } from '../../lib/ui/badge.tsx';
import { classNames } from '../../lib/ui/class-names.ts';
import { type UpcomingDay, upcomingDays } from './upcoming-days.ts';
import * as texts from './week-texts.ts';

/** One card per day. Paper has two columns, so that two weeks fit on a page. */
export function WeekDays({ week }: { week: WeekMenu }) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3 print:mt-4 print:block print:columns-2 print:gap-8">
      {upcomingDays(week).map((day) => (
        <Day key={day.date} day={day} week={week} />
      ))}
    </div>
  );
}

function Day({ day, week }: { day: UpcomingDay; week: WeekMenu }) {
  const { date, meals, thalis } = day;
  const isToday = date === week.today;
  return (
    <section
      aria-labelledby={`day-${date}`}
      className={classNames(
        'min-w-0 break-inside-avoid rounded-card border bg-surface p-5 shadow-low print:mb-2 print:rounded-none print:border-0 print:border-t print:border-[black] print:bg-transparent print:p-0 print:pt-1 print:shadow-none',
        isToday ? 'border-accent' : 'border-line',
      )}
    >
      <h2 id={`day-${date}`} className="mb-3 text-lg font-bold print:mb-0.5 print:text-sm">
        {nearDay(date, week.today)}
        {formatLongDay(date)}
      </h2>
      <dl className="flex flex-col gap-3 print:gap-0.5">
        {thalis.map(({ name, contents }) => (
          <Entry key={name} name={name} contents={contents} />
        ))}
        {meals.map((meal) => (
          <Entry
            key={meal.name}
            name={meal.name}
            contents={meal.contents}
            times={timesText(week, meal.name)}
            changed={meal.changedAt && formatDayAndTime(meal.changedAt)}
          />
        ))}
      </dl>
    </section>
  );
}

interface EntryProps extends Pick<DayMeal, 'name' | 'contents'> {
  times?: string | undefined;
  changed?: string | undefined;
}

function Entry({ name, contents, times, changed }: EntryProps) {
  return (
    <div className="min-w-0 print:text-xs print:leading-snug">
      <dt className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold print:mr-1.5 print:inline">
        {name}
        {times && (
          <span className="text-sm font-normal text-ink-soft print:ml-1 print:text-xs">
            {times}
          </span>
        )}
        {changed && (
          <Badge
            tone="chilli"
            className="print:ml-1 print:bg-transparent print:p-0 print:text-[black] print:italic"
          >
            {texts.changed(changed)}
          </Badge>
        )}
      </dt>
      <dd className="wrap-anywhere text-ink-soft print:inline print:text-[black]">
        {contents ? contents.replaceAll(', ', ' · ') : texts.notServed}
      </dd>
    </div>
  );
}

function nearDay(date: string, today: string): string {
  if (date === today) return texts.today;
  return date === addDays(today, 1) ? texts.tomorrow : '';
}

function timesText({ offeredMeals }: WeekMenu, name: string): string | undefined {
  const meal = offeredMeals.find((offered) => offered.name === name);
  return meal?.from && meal.to && texts.times(clockText(meal.from), clockText(meal.to));
}
