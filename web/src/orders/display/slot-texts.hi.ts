import { daysBetween } from '@thali/shared/time/dates';
import { dateFormat } from '@thali/shared/time/format-date';
import { toIst } from '@thali/shared/time/ist';
import { clockAt } from '@thali/shared/vendors/business-hours';
import type { Texts } from '../../lib/texts/texts.ts';

const weekday = dateFormat({ weekday: 'long' }, 'hi-IN-u-nu-latn');

function dayOf(date: string, now: Date): string {
  const days = daysBetween(toIst(now).date, date);
  if (days === 0) return 'आज';
  return days === 1 ? 'कल' : weekday(date);
}

function timeOf(instant: string, now: Date): string {
  const { date } = toIst(new Date(instant));
  const clock = clockAt(instant);
  return date === toIst(now).date ? clock : `${dayOf(date, now)} ${clock}`;
}

function leftOf(minutes: number): string {
  if (minutes < 1) return 'एक मिनट से कम बचा है।';
  if (minutes < 120) return `${minutes} मिनट बचे हैं।`;
  const hours = Math.floor(minutes / 60);
  return hours <= 24 ? `${hours} घंटे बचे हैं।` : '';
}

export const texts = {
  dayNamed: dayOf,
  slot: (meal, startsAt, now) =>
    `${meal} ${dayOf(toIst(new Date(startsAt)).date, now)}, ${clockAt(startsAt)}`,
  time: timeOf,
  orderBy: (meal, { date, orderBy }, now) => {
    const minutes = Math.floor((Date.parse(orderBy) - now.getTime()) / 60_000);
    const text = `${meal} (${dayOf(date, now)}): ${timeOf(orderBy, now)} तक ऑर्डर करें।`;
    return `${text} ${leftOf(minutes)}`.trim();
  },
  orderingOver: (meal, nextDate, now) =>
    `${meal}: ऑर्डर का समय ख़त्म हो गया।${nextDate ? ` ${dayOf(nextDate, now)} के लिए ऑर्डर कर सकते हैं।` : ''}`,
} satisfies Texts<typeof import('./slot-texts.ts')>;
