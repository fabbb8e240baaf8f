import { orderNotFound } from './get-order.ts';
import { isHeldBack, type OrderRecord } from './order-record.ts';
import { readOrder } from './orders.table.ts';

/**
 * An order as its mess has it.
 * @throws AppError ORDER_NOT_FOUND also while it is held back until it is paid
 * Rule: pay-20
 */
export async function readOrderOfMess(orderId: string): Promise<OrderRecord> {
  const order = await readOrder(orderId);
  if (!order || isHeldBack(order)) throw orderNotFound();
  return order;
}
