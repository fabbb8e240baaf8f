import { keys } from '../table/keys.ts';
import { tableName } from '../table/table-client.ts';
import type { OrderLine } from './order-record.ts';

export interface StockUpdate {
  TableName: string;
  Key: { PK: string; SK: string };
  UpdateExpression: string;
  ConditionExpression: string;
  ExpressionAttributeValues: Record<string, unknown>;
}

/** One conditional countdown for each item with limited portions. */
export function takeStock(
  vendorId: string,
  lines: readonly OrderLine[],
): { menuItemId: string; update: StockUpdate }[] {
  return countedQuantities(lines).map(([menuItemId, quantity]) => ({
    menuItemId,
    update: {
      TableName: tableName(),
      Key: keys.menuItem(vendorId, menuItemId),
      UpdateExpression: 'SET stock = stock - :quantity',
      ConditionExpression: 'stock >= :quantity AND isAvailable = :yes',
      ExpressionAttributeValues: { ':quantity': quantity, ':yes': true },
    },
  }));
}

/** Gives portions back to the items that still count them: not to a deleted or unlimited one. */
export function returnStock(vendorId: string, lines: readonly OrderLine[]): StockUpdate[] {
  return countedQuantities(lines).map(([menuItemId, quantity]) => ({
    TableName: tableName(),
    Key: keys.menuItem(vendorId, menuItemId),
    UpdateExpression: 'SET stock = stock + :quantity',
    ConditionExpression: 'attribute_exists(stock)',
    ExpressionAttributeValues: { ':quantity': quantity },
  }));
}

/** The portions of each counted item; the same item may stand in several lines. */
function countedQuantities(lines: readonly OrderLine[]): [string, number][] {
  const quantities = new Map<string, number>();
  for (const line of lines) {
    if (!line.isStockCounted) continue;
    quantities.set(line.menuItemId, (quantities.get(line.menuItemId) ?? 0) + line.quantity);
  }
  return [...quantities];
}
