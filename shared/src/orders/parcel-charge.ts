import { toPaise } from '../money/paise.ts';
import type { ServiceMode } from './service-mode.ts';

/** How an order is served, and the mess's parcel charge. Without a mode the mess does not ask its guests. */
export interface Serving {
  serviceMode?: ServiceMode | undefined;
  /** The table; absent: the guest collects the order. */
  table?: string | undefined;
  /** Rupees for each order or each portion. */
  parcel?: { per: 'order' | 'portion'; charge: number } | undefined;
}

/**
 * The charge for taking an order away, in paise.
 * @returns 0 for an order that is eaten here, and if the mess does not ask
 * Rule: orders-44
 */
export function parcelCharge(
  { serviceMode, parcel }: Serving,
  lines: readonly { quantity: number }[],
): number {
  if (serviceMode !== 'takeaway' || !parcel) return 0;
  const portions = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return toPaise(parcel.charge) * (parcel.per === 'portion' ? portions : 1);
}
