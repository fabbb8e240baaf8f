import type { PeriodPart } from '@thali/shared/analytics/comparison-period';
import { comparisonWords } from '@thali/shared/analytics/comparison-words';
import { growth } from '@thali/shared/analytics/growth';
import type { StatisticTrend } from './statistic-card.tsx';

interface ComparedParts<Part> {
  current: Part;
  previous: Part;
}

/**
 * The change of a figure between two compared periods, with its text. Returns undefined without an earlier figure.
 * Rule: analytics-19
 */
export function comparedTrend<Part extends PeriodPart>(
  compared: ComparedParts<Part> | null,
  read: (part: Part) => number,
): StatisticTrend | undefined {
  if (!compared) return undefined;
  const previousValue = read(compared.previous);
  if (previousValue === 0) return undefined;
  return {
    percent: growth(read(compared.current), previousValue),
    comparison: comparisonWords(compared),
  };
}
