import type { Order } from '@thali/shared/orders/order.contract';
import { isCalling } from '../alarm/calling-orders.ts';

export interface KitchenColumns {
  /** Orders to accept, and automatically accepted ones that still ring. */
  fresh: Order[];
  cooking: Order[];
  ready: Order[];
}
export type ColumnKey = keyof KitchenColumns;

export const columnNames: readonly { key: ColumnKey; title: string; empty: string }[] = [
  { key: 'fresh', title: 'New', empty: 'No new orders' },
  { key: 'cooking', title: 'Cooking', empty: 'Nothing cooking' },
  { key: 'ready', title: 'Ready', empty: 'Nothing to hand over' },
];

/**
 * Sorts the ongoing orders into the kitchen's columns and keeps their order.
 * Rule: orders-33
 */
export function kitchenColumns(ongoing: readonly Order[]): KitchenColumns {
  const columns: KitchenColumns = { fresh: [], cooking: [], ready: [] };
  for (const order of ongoing) columns[columnOf(order)].push(order);
  return columns;
}

function columnOf(order: Order): ColumnKey {
  if (order.status === 'pending' || isCalling(order)) return 'fresh';
  return order.status === 'ready' ? 'ready' : 'cooking';
}
