import { formatShortPaise, toPaise } from '../money/paise.ts';

/**
 * The message with the amount that an order lacks for the minimum; undefined if the order reaches the minimum.
 * @param dishesPaise the sum of the lines, without parcel charge and fee
 * @param minimumOrder the mess's setting in rupees; undefined for a mess without a minimum
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
