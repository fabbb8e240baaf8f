import { istMoment } from '@thali/shared/time/ist';
import { useNow } from './use-now.ts';

/** Source: spec 2, section 9 (day-rollover check). */
export const checkMs = 60_000;

/** The day in India, YYYY-MM-DD; looked at anew each minute. */
export function useToday(): string {
  return istMoment(useNow(checkMs)).date;
}
