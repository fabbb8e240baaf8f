import { istYesterday, toIst } from '../time/ist.ts';
import { type OpeningSettings, runsOn } from './business-hours.ts';

/**
 * The date whose row of hours applies at an instant. During a night that runs past midnight it is yesterday, by the
 * usual hours or by the hours set for that night.
 */
export function servingDate(settings: OpeningSettings, instant: Date): string {
  const yesterday = istYesterday(instant);
  const usual = { ...settings, today: undefined };
  const isNight = runsOn(usual, yesterday) || runsOn(settings, yesterday);
  return isNight ? yesterday.date : toIst(instant).date;
}
