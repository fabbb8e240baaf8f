import { istYesterday, toIst } from '../time/ist.ts';
import { type OpeningSettings, runsOn } from './business-hours.ts';

/**
 * The date whose row decides at an instant: before it closes it is still yesterday's, by the usual hours or by those
 * that were set for that night.
 */
export function servingDate(settings: OpeningSettings, instant: Date): string {
  const yesterday = istYesterday(instant);
  const usual = { ...settings, today: undefined };
  const isNight = runsOn(usual, yesterday) || runsOn(settings, yesterday);
  return isNight ? yesterday.date : toIst(instant).date;
}
