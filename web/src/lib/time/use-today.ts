import { istMoment } from '@thali/shared/time/ist';
import { useNow } from './use-now.ts';

/** Rule: dashboard-4 */
export const checkMs = 60_000;

/** The day in India, YYYY-MM-DD; looked at anew each minute. */
export function useToday(): string {
  return istMoment(useNow(checkMs)).date;
}
