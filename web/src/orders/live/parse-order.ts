import { isRecord } from '@thali/shared/http/is-record';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOrderStatus } from '@thali/shared/orders/order-status';

/** Parses the order of a live event. Returns undefined if the order is malformed. */
export function parseOrder(value: unknown): Order | undefined {
  if (!isRecord(value)) return undefined;
  const { id, status, items, createdAt, finalAmount } = value;
  const customerInfo = readCustomer(value.customerInfo);
  const isComplete =
    typeof id === 'string' &&
    isOrderStatus(status) &&
    typeof createdAt === 'string' &&
    typeof finalAmount === 'number' &&
    Array.isArray(items) &&
    items.every(isItem) &&
    customerInfo !== undefined;
  if (!isComplete) return undefined;
  const updatedAt = typeof value.updatedAt === 'string' ? value.updatedAt : createdAt;
  return { ...value, customerInfo, updatedAt } as Order;
}

/** Reads the customer, which may be an object or JSON text. Rule: orders-22 */
function readCustomer(value: unknown): Record<string, unknown> | undefined {
  if (isRecord(value)) return value;
  if (typeof value !== 'string') return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isItem(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.quantity === 'number' &&
    isRecord(value.menuItem) &&
    typeof value.menuItem.name === 'string' &&
    (value.choices === undefined || Array.isArray(value.choices))
  );
}
