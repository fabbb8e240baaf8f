import { keys } from '../../table/keys.ts';
import type { OversoldPortions } from './offline-sale.ts';
import type { OrderRecord } from './order-record.ts';
import {
  choicesUpdate,
  type StockTaken,
  sumCountedChoices,
  sumCountedDishes,
} from './stock-updates.ts';

/** The portions left of counted dishes and choices. */
export interface StockLeft {
  ofDish: (menuItemId: string) => number;
  ofChoice: (groupId: string, choiceId: string) => number;
}

/** The portions of an order beyond the stock. */
export function oversoldIn(
  { lines }: Pick<OrderRecord, 'lines'>,
  { ofDish, ofChoice }: StockLeft,
): OversoldPortions[] {
  const missingPortions = (quantity: number, stockLeft: number) =>
    quantity - Math.max(0, stockLeft);
  const dishes = sumCountedDishes({ lines }).map(([id, quantity]) => ({
    id,
    quantity: missingPortions(quantity, ofDish(id)),
  }));
  const choices = sumCountedChoices({ lines }).flatMap(([id, portions]) =>
    [...portions].map(([choiceId, quantity]) => ({
      id,
      choiceId,
      quantity: missingPortions(quantity, ofChoice(id, choiceId)),
    })),
  );
  return [...dishes, ...choices].filter(({ quantity }) => quantity > 0);
}

/**
 * Builds the updates that take the remaining portions, even of dishes that are no longer on sale. A write fails if a
 * changed stock makes the order's oversold portions wrong.
 * Rule: counter-11
 */
export function takeRemainingStock(order: OrderRecord): StockTaken[] {
  const isShort = (id: string, choiceId?: string) =>
    order.offline?.oversold?.some(
      (candidate) => candidate.id === id && candidate.choiceId === choiceId,
    ) ?? false;
  const comparison = (isAllTaken: boolean) => (isAllTaken ? '=' : '>=');
  const dishes = sumCountedDishes(order).map(
    ([menuItemId, quantity]): StockTaken => ({
      name: `stock ${menuItemId}`,
      soldOutIn: () => ({ menuItemId }),
      write: {
        Update: {
          Key: keys.menuItem(order.vendorId, menuItemId),
          UpdateExpression: 'SET stock = stock - :quantity',
          ConditionExpression: `stock ${comparison(isShort(menuItemId))} :quantity`,
          ExpressionAttributeValues: { ':quantity': quantity },
        },
      },
    }),
  );
  const choices = sumCountedChoices(order).map(
    ([groupId, portions]): StockTaken => ({
      name: `stock ${groupId}`,
      soldOutIn: () => ({ groupId, choiceId: '' }),
      write: choicesUpdate(
        order.vendorId,
        groupId,
        portions,
        '-',
        (place, portion) => `${place} ${comparison(isShort(groupId, portion.slice(1)))} ${portion}`,
      ),
    }),
  );
  return [...dishes, ...choices];
}
