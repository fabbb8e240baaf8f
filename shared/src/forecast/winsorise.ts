import { clamp, mean, median } from './statistics.ts';

interface Sale {
  weekday: number;
  sold: number;
}

/** The number of open days on each side that define the usual level. */
const nearDays = 7;
/** In standard deviations, estimated from the median absolute deviation. */
const maxDeviations = 3;
/** The weight of the prior 'no weekday pattern', in weeks. The weight falls with each week of history. */
const priorWeeks = 4;

/**
 * Clips outliers to three robust standard deviations from the running median, without the weekday pattern. The median
 * is local, so growth or a new level is not an outlier.
 */
export function winsorise(sales: readonly Sale[]): number[] {
  const factors = medianFactors(sales);
  const factorOf = ({ weekday }: Sale) => factors[weekday] ?? 1;
  const levels = sales.map((sale) => sale.sold / factorOf(sale));
  const usual = levels.map((_, index) =>
    median(levels.slice(Math.max(0, index - nearDays), index + nearDays + 1)),
  );
  const limit = maxDeviations * spread(levels.map((level, index) => level - (usual[index] ?? 0)));
  return sales.map((sale, index) => {
    const middle = usual[index] ?? 0;
    const level = levels[index] ?? 0;
    return Math.max(0, clamp(level, middle - limit, middle + limit)) * factorOf(sale);
  });
}

function medianFactors(sales: readonly Sale[]): number[] {
  const all = median(sales.map(({ sold }) => sold));
  return Array.from({ length: 7 }, (_, weekday) => {
    const weekdaySales = sales.filter((sale) => sale.weekday === weekday).map(({ sold }) => sold);
    if (weekdaySales.length === 0 || all === 0) return 1;
    const priorWeight = priorWeeks / weekdaySales.length;
    return Math.max(
      0.05,
      (weekdaySales.length * (median(weekdaySales) / all) + priorWeight) /
        (weekdaySales.length + priorWeight),
    );
  });
}

/**
 * The spread of the deviations. If most days are equal, as at a stall that rarely sells, uses the mean of all
 * deviations except the largest.
 */
function spread(deviations: readonly number[]): number {
  const sizes = deviations.map(Math.abs);
  const robust = 1.4826 * median(sizes);
  if (robust > 0) return robust;
  return 1.25 * mean(sizes.sort((a, b) => a - b).slice(0, -1));
}
