import { daysBetween } from '@thali/shared/time/dates';
import { dateFormat } from '@thali/shared/time/format-date';
import { toIst } from '@thali/shared/time/ist';
import { clockAt } from '@thali/shared/vendors/business-hours';
import type { Texts } from '../../lib/texts/texts.ts';

const weekday = dateFormat({ weekday: 'long' }, 'mr-IN-u-nu-latn');

function dayOf(date: string, now: Date): string {
  const days = daysBetween(toIst(now).date, date);
  if (days === 0) return 'आज';
  return days === 1 ? 'उद्या' : weekday(date);
}

function timeOf(instant: string, now: Date): string {
  const { date } = toIst(new Date(instant));
  const clock = clockAt(instant);
  return date === toIst(now).date ? clock : `${dayOf(date, now)} ${clock}`;
}

function leftOf(minutes: number): string {
  if (minutes < 1) return 'एका मिनिटापेक्षा कमी वेळ आहे.';
  if (minutes < 120) return `${minutes} मिनिटे उरली.`;
  const hours = Math.floor(minutes / 60);
  return hours <= 24 ? `${hours} तास उरले.` : '';
}

export const texts = {
  dayNamed: dayOf,
  slot: (meal, startsAt, now) =>
    `${meal} ${dayOf(toIst(new Date(startsAt)).date, now)}, ${clockAt(startsAt)}`,
  time: timeOf,
  orderBy: (meal, { date, orderBy }, now) => {
    const minutes = Math.floor((Date.parse(orderBy) - now.getTime()) / 60_000);
    const text = `${meal} (${dayOf(date, now)}): ${timeOf(orderBy, now)} पर्यंत ऑर्डर करा.`;
    return `${text} ${leftOf(minutes)}`.trim();
  },
  orderingOver: (meal, nextDate, now) =>
    `${meal}: ऑर्डरची वेळ संपली.${nextDate ? ` ${dayOf(nextDate, now)} साठी ऑर्डर करू शकता.` : ''}`,
} satisfies Texts<typeof import('./slot-texts.ts')>;
