import { addDays } from '@thali/shared/time/dates';
import { istDayStart } from '@thali/shared/time/ist';
import type { DayMeal, WeekMenu } from '@thali/shared/week-menu/week-menu.contract';

interface Mess {
  id: string;
  displayName: string;
  address: string | null;
}

const minuteMs = 60_000;

/**
 * A week menu as an iCalendar file (RFC 5545), one event per meal. A meal without times lasts all day. Rule:
 * storefront-34
 * @param url  the page of the week
 */
export function weekCalendar(week: WeekMenu, mess: Mess, url: string): string {
  const events = [
    ...week.days.flatMap(({ date, meals }) =>
      meals.map((meal) => mealEvent(meal, { date, mess, url, times: timesOf(week, meal.name) })),
    ),
    ...week.thalis.map(({ date, name, contents }) =>
      event({
        uid: uidOf(mess, date, `thali ${name}`),
        changedAt: istDayStart(date).toISOString(),
        when: allDay(date),
        title: `${name}: ${contents}`,
        mess,
        url,
      }),
    ),
  ];
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Thali//Week menu//EN', 'CALSCALE:GREGORIAN'],
    ...['METHOD:PUBLISH', `X-WR-CALNAME:${escapeText(`${mess.displayName}: menu`)}`],
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flat(),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

interface EventParts {
  uid: string;
  changedAt: string;
  when: string[];
  title: string;
  mess: Mess;
  url: string;
  sequence?: number;
  isCancelled?: boolean;
}

function mealEvent(
  { name, contents, publishedAt, changedAt = publishedAt, changes = 0 }: DayMeal,
  { date, mess, url, times }: { date: string; mess: Mess; url: string; times: Times | undefined },
): string[] {
  const mark = changes > 0 ? ' (changed)' : '';
  return event({
    uid: uidOf(mess, date, name),
    changedAt,
    when: times ? between(date, times) : allDay(date),
    title: contents ? `${name}${mark}: ${contents}` : `${name}: not served`,
    mess,
    url,
    sequence: changes,
    isCancelled: contents === '',
  });
}

function event(parts: EventParts): string[] {
  const { uid, changedAt, when, title, mess, url, sequence = 0, isCancelled = false } = parts;
  const stamp = utc(changedAt);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${sequence}`,
    ...when,
    `SUMMARY:${escapeText(title)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    ...(mess.address ? [`LOCATION:${escapeText(mess.address)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
  ];
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

function allDay(date: string): string[] {
  const day = (of: string) => of.replaceAll('-', '');
  return [`DTSTART;VALUE=DATE:${day(date)}`, `DTEND;VALUE=DATE:${day(addDays(date, 1))}`];
}

/** A meal that ends before it starts ends on the next day. */
function between(date: string, { from, to }: Times): string[] {
  const end = to > from ? date : addDays(date, 1);
  return [`DTSTART:${utc(instantOf(date, from))}`, `DTEND:${utc(instantOf(end, to))}`];
}

function instantOf(date: string, clock: string): string {
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  return new Date(istDayStart(date).getTime() + minutes * minuteMs).toISOString();
}

/** `2026-11-27T06:30:00.000Z` -> `20261127T063000Z`. */
function utc(iso: string): string {
  return `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');
}

const maxLineBytes = 75;

/** Folds a line to at most 75 bytes, never within a character. A folded line begins with a space. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (bytes + length > maxLineBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += length;
  }
  return folded;
}
