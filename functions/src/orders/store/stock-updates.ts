import { countedAt } from '@thali/shared/pre-orders/pre-order-times';
import { addDays } from '@thali/shared/time/dates';
import { istDayStart, toIst } from '@thali/shared/time/ist';
import { keys } from '../../table/keys.ts';
import type { NamedWrites, Write } from '../../table/transact.ts';
import type { OrderRecord } from './order-record.ts';

/** The name of a write to the row of a dish or of an option group. */
export type StockName = `stock ${string}`;

type Row = Record<string, unknown> | undefined;

export interface StockWrite {
  name: StockName;
  write: Write;
}

/** The dish or choice with too few portions. */
export type SoldOut = { menuItemId: string } | { groupId: string; choiceId: string };

export interface StockTaken extends StockWrite {
  /** @param row  the row that failed the condition */
  soldOutIn: (row: Row) => SoldOut;
}

export interface StockReturned extends StockWrite {
  /** The same update without the choices whose portions are no longer limited. Empty if no choice remains. */
  withoutUnlimited: (row: Row) => StockReturned[];
}

type StockOrder = CountedOrder &
  Pick<OrderRecord, 'vendorId' | 'createdAt' | 'placedAt' | 'readyFor'>;

type CountedOrder = Pick<OrderRecord, 'lines' | 'offline'>;

/** Portions of an option group's choices, by choice id. */
type Portions = ReadonlyMap<string, number>;

export function nameStockWrites(writes: readonly StockWrite[]): NamedWrites<StockName> {
  return Object.fromEntries(writes.map(({ name, write }) => [name, write]));
}

/**
 * Builds one conditional update for each dish with limited portions, and for each option group with limited choices.
 */
export function takeStock(order: StockOrder): StockTaken[] {
  const { vendorId } = order;
  const today = toIst(new Date(countedAt(order))).date;
  const dishes = sumCountedDishes(order).map(
    ([menuItemId, quantity]): StockTaken => ({
      name: `stock ${menuItemId}`,
      soldOutIn: () => ({ menuItemId }),
      write: {
        Update: {
          Key: keys.menuItem(vendorId, menuItemId),
          UpdateExpression: 'SET stock = stock - :quantity',
          ConditionExpression:
            'stock >= :quantity AND isAvailable = :yes AND (attribute_not_exists(soldOutOn) OR soldOutOn <> :today)',
          ExpressionAttributeValues: { ':quantity': quantity, ':yes': true, ':today': today },
        },
      },
    }),
  );
  const choices = sumCountedChoices(order).map(
    ([groupId, portions]): StockTaken => ({
      name: `stock ${groupId}`,
      soldOutIn: (row) => ({ groupId, choiceId: findSoldOutChoice(portions, row, today) }),
      write: choicesUpdate(
        vendorId,
        groupId,
        portions,
        '-',
        (path, portion) => {
          const soldOutOn = path.replace('stock', 'soldOutOn');
          return `${path} >= ${portion} AND (attribute_not_exists(${soldOutOn}) OR ${soldOutOn} <> :today)`;
        },
        { ':today': today },
      ),
    }),
  );
  return [...dishes, ...choices];
}

/**
 * Builds the updates that return portions to dishes and choices with limited portions. Skips a dish whose portions were
 * set on a later day: yesterday's lunch does not go on sale today.
 */
export function returnStock(order: StockOrder): StockReturned[] {
  const { vendorId, createdAt, placedAt } = order;
  const placedOn = toIst(new Date(placedAt ?? createdAt)).date;
  const nextDay = istDayStart(addDays(placedOn, 1)).toISOString();
  const dishes = withTakenPortions(sumCountedDishes(order)).map(
    ([menuItemId, quantity]): StockReturned => ({
      name: `stock ${menuItemId}`,
      withoutUnlimited: () => [],
      write: {
        Update: {
          Key: keys.menuItem(vendorId, menuItemId),
          UpdateExpression: 'SET stock = stock + :quantity',
          ConditionExpression:
            'attribute_exists(stock) AND (attribute_not_exists(stockSetAt) OR stockSetAt < :nextDay)',
          ExpressionAttributeValues: { ':quantity': quantity, ':nextDay': nextDay },
        },
      },
    }),
  );
  const choices = sumCountedChoices(order).flatMap(([groupId, all]) => {
    const portions = new Map(withTakenPortions([...all]));
    return portions.size > 0 ? returnChoices(vendorId, groupId, portions, nextDay) : [];
  });
  return [...dishes, ...choices];
}

function returnChoices(
  vendorId: string,
  groupId: string,
  portions: Portions,
  nextDay: string,
): StockReturned {
  return {
    name: `stock ${groupId}`,
    withoutUnlimited: (row) => {
      const returnable = new Map([...portions].filter(([id]) => canReturn(row, id, nextDay)));
      return returnable.size > 0 ? [returnChoices(vendorId, groupId, returnable, nextDay)] : [];
    },
    write: choicesUpdate(
      vendorId,
      groupId,
      portions,
      '+',
      (place) =>
        `attribute_exists(${place}) AND ${place.replace('stock', 'stockSetAt')} < :nextDay`,
      { ':nextDay': nextDay },
    ),
  };
}

/** One update of all counted choices of a group. If it fails, the row shows which choice is short. */
export function choicesUpdate(
  vendorId: string,
  groupId: string,
  portions: Portions,
  sign: '+' | '-',
  condition: (place: string, portion: string) => string,
  values: Record<string, unknown> = {},
): Write {
  const all = [...portions].map(([choiceId, quantity]) => ({
    place: `stock.#${choiceId}`,
    portion: `:${choiceId}`,
    choiceId,
    quantity,
  }));
  return {
    Update: {
      Key: keys.optionGroup(vendorId, groupId),
      UpdateExpression: `SET ${all.map(({ place, portion }) => `${place} = ${place} ${sign} ${portion}`).join(', ')}`,
      ConditionExpression: all.map(({ place, portion }) => condition(place, portion)).join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(
        all.map((update) => [`#${update.choiceId}`, update.choiceId]),
      ),
      ExpressionAttributeValues: {
        ...values,
        ...Object.fromEntries(all.map(({ portion, quantity }) => [portion, quantity])),
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}

/** The first choice with too few portions in the row, or sold out today. */
function findSoldOutChoice(portions: Portions, row: Row, today: string): string {
  const stock = readMap(row, 'stock');
  const soldOutOn = readMap(row, 'soldOutOn');
  const soldOut = [...portions].find(
    ([id, quantity]) => Number(stock[id] ?? 0) < quantity || soldOutOn[id] === today,
  );
  return soldOut?.[0] ?? '';
}

function canReturn(row: Row, choiceId: string, nextDay: string): boolean {
  const isCounted = readMap(row, 'stock')[choiceId] !== undefined;
  return isCounted && String(readMap(row, 'stockSetAt')[choiceId]) < nextDay;
}

function readMap(row: Row, field: string): Record<string, unknown> {
  return (row?.[field] ?? {}) as Record<string, unknown>;
}

/** The portions that an order takes of each counted dish. Several lines may have the same dish. */
export function sumCountedDishes({ lines, offline }: CountedOrder): [string, number][] {
  const quantities = new Map<string, number>();
  for (const line of lines) {
    if (line.isStockCounted) addTo(quantities, line.menuItemId, line.quantity);
  }
  for (const { id, choiceId, quantity } of offline?.oversold ?? []) {
    if (!choiceId) addTo(quantities, id, -quantity);
  }
  return [...quantities];
}

/** The portions that an order takes of each counted choice, by group. */
export function sumCountedChoices({ lines, offline }: CountedOrder): [string, Portions][] {
  const groups = new Map<string, Map<string, number>>();
  for (const { choices = [], quantity } of lines) {
    for (const { groupId, choiceId, isStockCounted } of choices) {
      if (!isStockCounted) continue;
      const portions = groups.get(groupId) ?? new Map<string, number>();
      groups.set(groupId, portions);
      addTo(portions, choiceId, quantity);
    }
  }
  for (const { id, choiceId, quantity } of offline?.oversold ?? []) {
    const portions = groups.get(id);
    if (choiceId && portions) addTo(portions, choiceId, -quantity);
  }
  return [...groups];
}

/** Leaves out dishes and choices without taken portions, because all portions of the order were oversold. */
function withTakenPortions(quantities: readonly (readonly [string, number])[]) {
  return quantities.filter(([, quantity]) => quantity > 0);
}

function addTo(quantities: Map<string, number>, id: string, quantity: number): void {
  quantities.set(id, (quantities.get(id) ?? 0) + quantity);
}
