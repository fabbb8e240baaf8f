import type { OrderRecord } from './order-record.ts';

/** Where a list goes on: behind this order. */
export interface OrderPosition {
  orderId: string;
  createdAt: string;
}

export function positionOf({
  id,
  createdAt,
}: Pick<OrderRecord, 'id' | 'createdAt'>): OrderPosition {
  return { orderId: id, createdAt };
}
