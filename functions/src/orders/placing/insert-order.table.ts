import { newRow, putRow } from '../../table/put-row.ts';
import { transact } from '../../table/transact.ts';
import { awaitingPut } from '../store/awaiting-orders.table.ts';
import { drawerWrites } from '../store/drawer-writes.ts';
import { isHeldBack, type OrderRecord } from '../store/order-record.ts';
import { fromOrderRow, toOrderRow } from '../store/order-rows.ts';
import { takeRemainingStock } from '../store/remaining-stock.ts';
import {
  nameStockWrites,
  type SoldOut,
  type StockName,
  type StockTaken,
  takeStock,
} from '../store/stock-updates.ts';
import { type RoomWindow, reserveRoom, roomLeft } from './room-window.ts';

export type InsertResult =
  | { outcome: 'inserted'; order: OrderRecord }
  /** An order with this id exists already, so the call is a repeat. */
  | { outcome: 'exists'; order: OrderRecord }
  | { outcome: 'out-of-stock'; soldOut: SoldOut }
  /** The kitchen's cap or the slot has too little room left for the order. */
  | { outcome: 'full'; window: RoomWindow; left: number };

/**
 * Places an order once per id. A plain order is one conditional write: 4 write units with its indexes, 3 for a guest.
 * Limited portions, a window with a maximum or a counter's cash need a transaction, which costs twice as much. Each
 * dish, option group, window of a cap or slot, and the counter's cash add 2 write units. The transaction also adds an
 * order that awaits payment to the job's list.
 * @throws AppError SERVICE_BUSY if transactions of other orders keep conflicting
 */
export async function insertOrder(order: OrderRecord, window?: RoomWindow): Promise<InsertResult> {
  const stockTaken = order.offline ? takeRemainingStock(order) : takeStock(order);
  const drawer = drawerWrites(undefined, order);
  const isPlain = stockTaken.length + drawer.length === 0 && !window && !isHeldBack(order);
  return isPlain ? putOrder(order) : putAndCount(order, stockTaken, window);
}

async function putOrder(order: OrderRecord): Promise<InsertResult> {
  const result = await putRow(newRow(toOrderRow(order)));
  if (result.outcome === 'put') return { outcome: 'inserted', order };
  if (!result.row)
    throw new Error('The write of a new order was refused, but no other order exists');
  return { outcome: 'exists', order: fromOrderRow(result.row) };
}

async function putAndCount(
  order: OrderRecord,
  stockTaken: readonly StockTaken[],
  window: RoomWindow | undefined,
): Promise<InsertResult> {
  const refused = await transact<'order' | 'awaiting' | 'window' | 'drawer' | StockName>({
    order: {
      Put: { ...newRow(toOrderRow(order)), ReturnValuesOnConditionCheckFailure: 'ALL_OLD' },
    },
    awaiting: isHeldBack(order) ? awaitingPut(order) : [],
    window: window ? reserveRoom(window) : [],
    drawer: drawerWrites(undefined, order),
    ...nameStockWrites(stockTaken),
  });
  if (refused.size === 0) return { outcome: 'inserted', order };
  const existing = refused.get('order');
  if (existing) return { outcome: 'exists', order: fromOrderRow(existing) };
  const soldOut = stockTaken.find(({ name }) => refused.has(name));
  if (soldOut)
    return { outcome: 'out-of-stock', soldOut: soldOut.soldOutIn(refused.get(soldOut.name)) };
  if (!window) throw new Error('A new order was refused, but none of its conditions failed');
  return { outcome: 'full', window, left: roomLeft(window, refused.get('window')) };
}
