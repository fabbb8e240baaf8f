import type { OrderRecord } from '../orders/order-record.ts';

export const erasedName = 'Erased customer';

/**
 * An order as the vendor's record of a sale, with nothing of the person in it. The hash of what they sent
 * goes too: who knows all else could find the phone by it.
 * @param erasedAs  what stands for a guest from now on
 */
export function erasedOrder(order: OrderRecord, erasedAs?: string): OrderRecord {
  const { customerEmail: _, specialInstructions: __, ...kept } = order;
  return {
    ...kept,
    ...(erasedAs && { erasedAs }),
    customerName: erasedName,
    customerPhone: '',
    lines: order.lines.map(({ specialInstructions: _wish, ...line }) => line),
    bodyHash: '',
  };
}

export function isErased({ bodyHash }: OrderRecord): boolean {
  return bodyHash === '';
}
