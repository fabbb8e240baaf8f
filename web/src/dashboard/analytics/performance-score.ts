import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';

export interface ScorePart {
  name: string;
  points: number;
  /** The maximum points of this part. */
  maxPoints: number;
}

type Figures = Pick<
  AnalyticsPeriod,
  'completionRate' | 'revenueGrowth' | 'customerGrowth' | 'totalOrders'
>;

const growthCap = 50;
/** More than ten orders earn full points. */
const fullVolume = 11;

/**
 * The parts of the performance score, with at most 30, 30, 25 and 15 points. Growth earns points in proportion, up to
 * a cap. A decline earns no points. Rule: analytics-17
 */
export function scoreParts(figures: Figures): ScorePart[] {
  const { completionRate, revenueGrowth, customerGrowth, totalOrders } = figures;
  return [
    part('Completion Rate', Number(completionRate) / 100, 30),
    part('Revenue Growth', revenueGrowth / growthCap, 30),
    part('Customer Growth', customerGrowth / growthCap, 25),
    part('Order Volume', totalOrders / fullVolume, 15),
  ];
}

/** The overall performance in percent, rounded. */
export function performanceScore(figures: Figures): number {
  return Math.round(scoreParts(figures).reduce((sum, { points }) => sum + points, 0));
}

function part(name: string, share: number, maxPoints: number): ScorePart {
  return { name, points: Math.min(1, Math.max(0, share)) * maxPoints, maxPoints };
}
