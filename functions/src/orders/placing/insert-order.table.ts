import { newRow, putRow } from '../../table/put-row.ts';
import { transact } from '../../table/transact.ts';
import { awaitingPut } from '../store/awaiting-orders.table.ts';
import { isHeldBack, type OrderRecord } from '../store/order-record.ts';
import { fromOrderRow, toOrderRow } from '../store/order-rows.ts';
import {
  nameStockWrites,
  type SoldOut,
  type StockName,
  type StockTaken,
  takeStock,
} from '../store/stock-updates.ts';
import { type CapWindow, roomLeft, takeRoom } from './cap-window.ts';

export type InsertResult =
  | { outcome: 'inserted'; order: OrderRecord }
  /** An order with this id exists already: this is a repeat. */
  | { outcome: 'exists'; order: OrderRecord }
  | { outcome: 'out-of-stock'; soldOut: SoldOut }
  /** The cap has too little room left for this order. */
  | { outcome: 'full'; cap: CapWindow; left: number };

/**
 * Places an order once per id. A plain order is one conditional write: 4 write units with its indexes, 3 for a guest.
 * Limited portions or a cap need a transaction, which costs twice as much. It adds 2 write units for each item, each
 * option group and the cap's window. An order that awaits payment also enters the job's list in the same transaction.
 * @throws AppError SERVICE_BUSY if transactions of other orders keep conflicting
 */
export async function insertOrder(order: OrderRecord, cap?: CapWindow): Promise<InsertResult> {
  const stockTaken = takeStock(order);
  const isPlain = stockTaken.length === 0 && !cap && !isHeldBack(order);
  return isPlain ? putOrder(order) : putAndCount(order, stockTaken, cap);
}

async function putOrder(order: OrderRecord): Promise<InsertResult> {
  const result = await putRow(newRow(toOrderRow(order)));
  if (result.outcome === 'put') return { outcome: 'inserted', order };
  if (!result.row) throw new Error('A new order was refused by no other order');
  return { outcome: 'exists', order: fromOrderRow(result.row) };
}

async function putAndCount(
  order: OrderRecord,
  stockTaken: readonly StockTaken[],
  cap: CapWindow | undefined,
): Promise<InsertResult> {
  const refused = await transact<'order' | 'awaiting' | 'cap' | StockName>({
    order: {
      Put: { ...newRow(toOrderRow(order)), ReturnValuesOnConditionCheckFailure: 'ALL_OLD' },
    },
    awaiting: isHeldBack(order) ? awaitingPut(order) : [],
    cap: cap ? takeRoom(cap) : [],
    ...nameStockWrites(stockTaken),
  });
  if (refused.size === 0) return { outcome: 'inserted', order };
  const first = refused.get('order');
  if (first) return { outcome: 'exists', order: fromOrderRow(first) };
  const short = stockTaken.find(({ name }) => refused.has(name));
  if (short) return { outcome: 'out-of-stock', soldOut: short.soldOutIn(refused.get(short.name)) };
  if (!cap) throw new Error('A new order was refused, but none of its conditions failed');
  return { outcome: 'full', cap, left: roomLeft(cap, refused.get('cap')) };
}
