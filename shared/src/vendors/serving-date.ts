import { istYesterday, toIst } from '../time/ist.ts';
import { isOpenSinceYesterday, type OpeningSettings } from './business-hours.ts';

/**
 * The date whose opening hours apply at an instant. This is yesterday while yesterday's usual or special hours run past
 * midnight.
 */
export function servingDate(settings: OpeningSettings, instant: Date): string {
  const yesterday = istYesterday(instant);
  const usual = { ...settings, today: undefined };
  const isNight =
    isOpenSinceYesterday(usual, yesterday) || isOpenSinceYesterday(settings, yesterday);
  return isNight ? yesterday.date : toIst(instant).date;
}
