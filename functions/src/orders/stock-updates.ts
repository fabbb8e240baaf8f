import { addDays } from '@thali/shared/time/dates';
import { istDayStart, istMoment } from '@thali/shared/time/ist';
import { keys } from '../table/keys.ts';
import { tableName } from '../table/table-client.ts';
import type { NamedWrites, Write } from '../table/transact.ts';
import type { OrderLine, OrderRecord } from './order-record.ts';

/** The name of an item's write in a transaction. */
export type StockName = `stock ${string}`;

export interface StockWrite {
  name: StockName;
  menuItemId: string;
  write: Write;
}

type Counted = Pick<OrderRecord, 'vendorId' | 'lines' | 'createdAt'>;

export function namedStock(writes: readonly StockWrite[]): NamedWrites<StockName> {
  return Object.fromEntries(writes.map(({ name, write }) => [name, write]));
}

/** One conditional countdown for each item with limited portions. */
export function takeStock({ vendorId, lines, createdAt }: Counted): StockWrite[] {
  const today = istMoment(new Date(createdAt)).date;
  return countedQuantities(lines).map(([menuItemId, quantity]) => ({
    name: `stock ${menuItemId}`,
    menuItemId,
    write: {
      Update: {
        TableName: tableName(),
        Key: keys.menuItem(vendorId, menuItemId),
        UpdateExpression: 'SET stock = stock - :quantity',
        ConditionExpression:
          'stock >= :quantity AND isAvailable = :yes AND (attribute_not_exists(soldOutOn) OR soldOutOn <> :today)',
        ExpressionAttributeValues: { ':quantity': quantity, ':yes': true, ':today': today },
      },
    },
  }));
}

/**
 * Gives portions back to the items that still count them: not to a deleted or unlimited one, and not to one whose
 * portions were counted again on a later day: yesterday's lunch is none of today's.
 */
export function returnStock({ vendorId, lines, createdAt }: Counted): StockWrite[] {
  const nextDay = istDayStart(addDays(istMoment(new Date(createdAt)).date, 1)).toISOString();
  return countedQuantities(lines).map(([menuItemId, quantity]) => ({
    name: `stock ${menuItemId}`,
    menuItemId,
    write: {
      Update: {
        TableName: tableName(),
        Key: keys.menuItem(vendorId, menuItemId),
        UpdateExpression: 'SET stock = stock + :quantity',
        ConditionExpression:
          'attribute_exists(stock) AND (attribute_not_exists(stockSetAt) OR stockSetAt < :nextDay)',
        ExpressionAttributeValues: { ':quantity': quantity, ':nextDay': nextDay },
      },
    },
  }));
}

/** The portions of each counted item; several lines may have the same item. */
function countedQuantities(lines: readonly OrderLine[]): [string, number][] {
  const quantities = new Map<string, number>();
  for (const line of lines) {
    if (!line.isStockCounted) continue;
    quantities.set(line.menuItemId, (quantities.get(line.menuItemId) ?? 0) + line.quantity);
  }
  return [...quantities];
}
