import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import type { LoadResult } from './run-load.ts';

export interface Mistakes {
  /** Placements that were told an order which is not there, or none. */
  lost: number;
  /** Orders beyond one for each placement. */
  duplicated: number;
  /** Placements that were told more than one order. */
  contradicted: number;
  /** Orders that nobody was told of. */
  unknown: number;
}

/** Holds what the clients were told against the orders that are stored. */
export function countMistakes(
  { orderIds }: Pick<LoadResult, 'orderIds'>,
  stored: readonly Pick<OrderRecord, 'id'>[],
): Mistakes {
  const storedIds = new Set(stored.map(({ id }) => id));
  const toldIds = new Set(orderIds.flatMap((ids) => [...ids]));
  return {
    lost: orderIds.filter((ids) => ![...ids].some((id) => storedIds.has(id))).length,
    duplicated: Math.max(0, stored.length - orderIds.length),
    contradicted: orderIds.filter((ids) => ids.size > 1).length,
    unknown: stored.filter(({ id }) => !toldIds.has(id)).length,
  };
}
