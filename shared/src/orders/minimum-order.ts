import { formatShortPaise, toPaise } from '../money/paise.ts';

/**
 * Tells how much is missing to the minimum order; undefined if nothing is.
 * @param dishesPaise  the lines alone, without parcel charge and fee
 * @param minimumOrder  the mess's setting in rupees, if it has a minimum
 * Rule: orders-45
 */
export function minimumProblem(
  dishesPaise: number,
  minimumOrder: number | undefined,
): string | undefined {
  const missingPaise = toPaise(minimumOrder ?? 0) - dishesPaise;
  if (missingPaise <= 0) return undefined;
  const minimum = formatShortPaise(dishesPaise + missingPaise);
  return `Minimum order is ${minimum}. Add dishes for ${formatShortPaise(missingPaise)} more.`;
}
