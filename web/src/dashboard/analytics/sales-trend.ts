import type { AnalyticsPeriod, SoldDish } from '@thali/shared/analytics/analytics-fields';
import { lengthOf } from '@thali/shared/analytics/comparison-period';
import { comparedTrend } from '../../lib/ui/figures/compared-trend.ts';
import type { StatisticTrend } from '../../lib/ui/figures/statistic-card.tsx';
import type { Measure } from './measures.ts';

/**
 * The change of one or several dishes between the compared whole days. Returns undefined without sales before.
 * Rule: analytics-28
 */
export function dishTrend(
  dishes: readonly SoldDish[],
  measure: Measure,
  { compared: { days } }: Pick<AnalyticsPeriod, 'compared'>,
): StatisticTrend | undefined {
  if (!days) return undefined;
  const [currentField, previousField] =
    measure === 'revenue'
      ? (['revenue', 'previousRevenue'] as const)
      : (['quantity', 'previousQuantity'] as const);
  const sumOf = (figure: typeof currentField | typeof previousField) =>
    dishes
      .flatMap((dish) => dish.days?.[figure].slice(0, lengthOf(days.current)) ?? [])
      .reduce((sum, value) => sum + value, 0);
  return comparedTrend(
    {
      current: { ...days.current, sold: sumOf(currentField) },
      previous: { ...days.previous, sold: sumOf(previousField) },
    },
    ({ sold }) => sold,
  );
}
