import { toPaise } from '../money/paise.ts';
import type { ServiceMode } from './service-mode.ts';

/**
 * How and when an order is served, and the mess's parcel charge. `serviceMode` is absent if the mess does not ask its guests.
 */
export interface Serving {
  serviceMode?: ServiceMode | undefined;
  /** Absent if the guest collects the order. */
  table?: string | undefined;
  /** The slot of a pre-order, ISO 8601; absent for an order for now. */
  readyFor?: string | undefined;
  /** In rupees, for each order or each portion. */
  parcel?: { per: 'order' | 'portion'; charge: number } | undefined;
}

/**
 * The charge for the parcels of a takeaway order, in paise.
 * @returns 0 for any other order
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
