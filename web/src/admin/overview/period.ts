import { addDays } from '@thali/shared/time/dates';

/** Days in India, both included. */
export interface Period {
  startDate: string;
  endDate: string;
}

/** As many days as wanted, the last of them today. @param today  YYYY-MM-DD */
export function lastDays(days: number, today: string): Period {
  return { startDate: addDays(today, 1 - days), endDate: today };
}
