import { formatRupees } from '@thali/shared/money/paise';
import { addDays } from '@thali/shared/time/dates';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { shortNumber, shortRupees } from '../../lib/ui/figures/short-number.ts';
import { formatCount } from '../shared/format.ts';

export type AdminAnalytics = AnswerOf<'GET /admin/analytics'>;
export type DayFigures = AdminAnalytics['daily'][number];

/** Days in India, both included. */
interface Period {
  startDate: string;
  endDate: string;
}

/** The period of the last `days` days, including today. @param today  YYYY-MM-DD */
export function lastDays(days: number, today: string): Period {
  return { startDate: addDays(today, 1 - days), endDate: today };
}

export const measures = ['orders', 'revenue', 'fees'] as const;
export type Measure = (typeof measures)[number];

interface MeasureFormat {
  label: string;
  format: (value: number) => string;
  /** The format for the axis of a chart. */
  formatForAxis: (value: number) => string;
}

export const measureFormats: Record<Measure, MeasureFormat> = {
  orders: { label: 'Orders', format: formatCount, formatForAxis: shortNumber },
  revenue: { label: 'Revenue', format: formatRupees, formatForAxis: shortRupees },
  fees: { label: 'Fees', format: formatRupees, formatForAxis: shortRupees },
};
