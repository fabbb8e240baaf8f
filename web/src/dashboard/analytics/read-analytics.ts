import type {
  AnalyticsBreakdown,
  AnalyticsPeriod,
  DailyFigures,
  PeriodFigures,
} from '@thali/shared/analytics/analytics-fields';
import { isRecord } from '@thali/shared/http/is-record';

export interface Analytics {
  current: AnalyticsPeriod;
  /** The figures of the period before, which has the same length. */
  previous: PeriodFigures | undefined;
  daily: readonly DailyFigures[];
  /** Absent in a flat object. */
  breakdown?: AnalyticsBreakdown | undefined;
}

/** A failure whose message the screen shows. Rule: analytics-16 */
export class AnalyticsError extends Error {}

/**
 * Reads two periods, or one period from a flat object.
 * @throws AnalyticsError for any other answer
 * Rule: analytics-2
 */
export function readPeriods(answer: unknown): Omit<Analytics, 'daily'> {
  if (isPeriod(answer)) return { current: answer, previous: undefined, breakdown: undefined };
  if (isRecord(answer) && isPeriod(answer.current)) {
    return {
      current: answer.current,
      previous: isFigures(answer.previous) ? answer.previous : undefined,
      breakdown: isBreakdown(answer.breakdown) ? answer.breakdown : undefined,
    };
  }
  throw new AnalyticsError('No analytics data received');
}

/** @throws AnalyticsError if the answer has no list of days */
export function readDaily(answer: unknown): readonly DailyFigures[] {
  if (isRecord(answer) && Array.isArray(answer.dailyData)) return answer.dailyData;
  throw new AnalyticsError('No analytics data received');
}

function isPeriod(value: unknown): value is AnalyticsPeriod {
  return (
    isFigures(value) &&
    'popularItems' in value &&
    Array.isArray(value.popularItems) &&
    'compared' in value
  );
}

function isBreakdown(value: unknown): value is AnalyticsBreakdown {
  return isRecord(value) && Array.isArray(value.dishes) && Array.isArray(value.weekdays);
}

function isFigures(value: unknown): value is PeriodFigures {
  return (
    isRecord(value) &&
    typeof value.totalOrders === 'number' &&
    typeof value.totalRevenue === 'number' &&
    isRecord(value.orderStatusBreakdown) &&
    Array.isArray(value.ordersByHour)
  );
}
