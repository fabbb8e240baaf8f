import { trendText } from '../../lib/ui/figures/trend.ts';
import type { Analytics } from './read-analytics.ts';
import { summaryTrends } from './summary-trends.ts';

export interface ScorePart {
  name: string;
  /** The figure on its card. */
  value: string;
  /** With one decimal. */
  points: number;
  /** The maximum points of this part. */
  maxPoints: number;
}

type Score = { percent: number; parts: ScorePart[] } | { missing: string };

const growthCap = 50;
/** More than ten orders earn full points. */
const fullVolume = 11;
const minDays = 7;
const minOrders = 30;

/**
 * The overall performance in percent, rounded, and its parts with at most 30, 30, 25 and 15 points. Growth earns points
 * in proportion, up to a cap. A decline earns no points. Without enough data, the result names the missing data.
 * Rule: analytics-17
 */
export function performanceScore({ current, daily }: Pick<Analytics, 'current' | 'daily'>): Score {
  const { completionRate, totalOrders } = current;
  const days = daily.filter(({ orders }) => orders > 0).length;
  if (days < minDays || totalOrders < minOrders) {
    const available = `${countText(days, 'day')} and ${countText(totalOrders, 'order')}`;
    return { missing: `Needs ${minDays} days and ${minOrders} orders; you have ${available}.` };
  }
  const { revenue, customers } = summaryTrends(current);
  if (!revenue || !customers) {
    return { missing: 'Needs orders in the whole period before too, to compare with.' };
  }
  const parts = [
    part('Completion Rate', `${completionRate}%`, Number(completionRate) / 100, 30),
    part('Revenue Growth', trendText(revenue.percent), revenue.percent / growthCap, 30),
    part('Customer Growth', trendText(customers.percent), customers.percent / growthCap, 25),
    part('Order Volume', countText(totalOrders, 'order'), totalOrders / fullVolume, 15),
  ];
  return { percent: Math.round(parts.reduce((sum, { points }) => sum + points, 0)), parts };
}

function part(name: string, value: string, share: number, maxPoints: number): ScorePart {
  const points = Math.round(Math.min(1, Math.max(0, share)) * maxPoints * 10) / 10;
  return { name, value, points, maxPoints };
}

function countText(count: number, unit: string): string {
  return `${count.toLocaleString('en-IN')} ${unit}${count === 1 ? '' : 's'}`;
}
