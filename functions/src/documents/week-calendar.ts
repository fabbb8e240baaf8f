import { addDays } from '@thali/shared/time/dates';
import { istDayStart } from '@thali/shared/time/ist';
import type { DayMeal, WeekMenu } from '@thali/shared/week-menu/week-menu.contract';
import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

interface Mess {
  id: string;
  displayName: string;
  address: string | null;
}

const hourSeconds = 3600;
const minuteMs = 60_000;

/**
 * A week menu as an iCalendar file (RFC 5545), one event per meal. A meal without times lasts all day. Rule:
 * storefront-34
 * @param url  the page of the week
 */
export function weekCalendar(week: WeekMenu, mess: Mess, url: string): string {
  const meals = week.days.flatMap(({ date, meals }) =>
    meals.map((meal) => mealEvent(meal, { date, mess, times: timesOf(week, meal.name) })),
  );
  const ownThalis = week.thalis.filter(({ mealName }) => mealName === undefined);
  const thalis = ownThalis.map(({ date, name, contents }) => ({
    ...allDay(date),
    id: uidOf(mess, date, `thali ${name}`),
    stamp: istDayStart(date),
    summary: `${name}: ${contents}`,
  }));
  const calendar = ical({
    prodId: '//Thali//Week menu//EN',
    name: escapeName(`${mess.displayName}: menu`),
    method: ICalCalendarMethod.PUBLISH,
    scale: 'gregorian',
    ttl: hourSeconds,
    events: [...meals, ...thalis].map((event) => ({
      status: ICalEventStatus.CONFIRMED,
      ...event,
      lastModified: event.stamp,
      transparency: ICalEventTransparency.TRANSPARENT,
      location: mess.address,
      url,
    })),
  });
  // The library leaves out the last line break.
  return `${calendar}\r\n`;
}

type DatedEvent = ICalEventData & { stamp: Date };

function mealEvent(
  { name, contents, publishedAt, changedAt = publishedAt, changes = 0 }: DayMeal,
  { date, mess, times }: { date: string; mess: Mess; times: Times | undefined },
): DatedEvent {
  const changeMark = changes > 0 ? ' (changed)' : '';
  return {
    ...(times ? between(date, times) : allDay(date)),
    id: uidOf(mess, date, name),
    stamp: new Date(changedAt),
    sequence: changes,
    summary: contents ? `${name}${changeMark}: ${contents}` : `${name}: not served`,
    ...(contents === '' && { status: ICalEventStatus.CANCELLED }),
  };
}

/** Stays the same when the mess changes its name or host. */
function uidOf({ id }: Mess, date: string, name: string): string {
  return `${date}-${encodeURIComponent(name.toLowerCase())}-${id}@thali`;
}

interface Times {
  from: string;
  to: string;
}

function timesOf({ offeredMeals }: WeekMenu, name: string): Times | undefined {
  const meal = offeredMeals.find((offered) => offered.name === name);
  return meal?.from && meal.to ? { from: meal.from, to: meal.to } : undefined;
}

/** A whole day. The library writes the UTC date of each end. */
function allDay(date: string) {
  return {
    allDay: true,
    timezone: 'UTC',
    start: new Date(date),
    end: new Date(addDays(date, 1)),
  };
}

/** A meal that ends before it starts ends on the next day. */
function between(date: string, { from, to }: Times) {
  const endDate = to > from ? date : addDays(date, 1);
  return { start: instantOf(date, from), end: instantOf(endDate, to) };
}

function instantOf(date: string, clock: string): Date {
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  return new Date(istDayStart(date).getTime() + minutes * minuteMs);
}

/** The library does not escape the name of a calendar. */
function escapeName(name: string): string {
  return name.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, ' ');
}
