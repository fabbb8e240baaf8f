import type { Order } from '@thali/shared/orders/order.contract';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { isRinging } from '../alarm/ringing-orders.ts';
import * as texts from './staff-texts.ts';

export interface KitchenColumns {
  /** Orders to accept, and automatically accepted orders that still ring. */
  fresh: Order[];
  cooking: Order[];
  ready: Order[];
}
export type ColumnKey = keyof KitchenColumns;

export const columnNames: readonly { key: ColumnKey; title: string; empty: string }[] = [
  { key: 'fresh', title: texts.newOrders, empty: texts.noNewOrders },
  { key: 'cooking', title: texts.cooking, empty: texts.nothingCooking },
  { key: 'ready', title: texts.ready, empty: texts.nothingToHandOver },
];

/** Sorts ongoing orders into the kitchen's columns. Each column keeps the order of the list. Rule: orders-33 */
export function kitchenColumns(ongoing: readonly Order[]): KitchenColumns {
  const columns: KitchenColumns = { fresh: [], cooking: [], ready: [] };
  for (const order of ongoing) {
    const column = columnOf(order);
    if (column) columns[column].push(order);
  }
  return columns;
}

function columnOf(order: Order): ColumnKey | undefined {
  return isRinging(order) ? 'fresh' : columnOfStatus[order.status];
}

const columnOfStatus: Record<OrderStatus, ColumnKey | undefined> = {
  pending: 'fresh',
  confirmed: 'cooking',
  preparing: 'cooking',
  ready: 'ready',
  completed: undefined,
  cancelled: undefined,
  expired: undefined,
};
