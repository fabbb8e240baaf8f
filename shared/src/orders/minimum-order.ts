import { formatShortPaise, toPaise } from '../money/paise.ts';

/**
 * Why dishes of this sum are too little for an order; undefined where they are enough.
 * @param dishesPaise  the lines alone, without parcel charge and fee
 * @param minimumOrder  the mess's setting, in rupees; nothing: none
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
