import type { Weekday } from '@thali/shared/time/ist';

/** The language of days and months. The figures are Latin in every language. */
export const dateLocale = 'en-IN';
/** `Thu` */
export const shortWeekday = (weekday: Weekday, _date: string) => weekday.slice(0, 3);
