import { toPaise } from '../money/paise.ts';
import type { ServiceMode } from './service-mode.ts';

/** How an order is served, and what the mess asks for a parcel; without a mode its guests are not asked. */
export interface Serving {
  serviceMode?: ServiceMode | undefined;
  /** Where it is eaten; absent: the guest collects it. */
  table?: string | undefined;
  /** Rupees for each order or portion. */
  parcel?: { per: 'order' | 'portion'; charge: number } | undefined;
}

/**
 * What taking an order away costs, in paise.
 * @returns 0 for an order that is eaten here, and where nobody asked
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
