import { AppError } from '@thali/shared/http/app-error';
import { keyReused } from '../../http/key-reused.ts';
import { elapsedMs } from '../../logs/log-context.ts';
import { count, measure } from '../../metrics/metrics.ts';
import type { VendorRow } from '../../vendors/vendors.table.ts';
import type { OrderLine, OrderRecord } from '../store/order-record.ts';
import { readOrder } from '../store/orders.table.ts';
import type { SoldOut } from '../store/stock-updates.ts';
import { choiceUnavailable } from './check-choices.ts';
import { itemUnavailable } from './check-order.ts';
import type { InsertResult } from './insert-order.table.ts';

interface Attempt {
  orderId: string;
  bodyHash: string;
  /** Whether the caller sent a key. Without a key the order's id is new, so no earlier order can exist. */
  hasKey: boolean;
}

export interface PlacedOrder {
  /** Undefined for a repeat whose new attempt was refused. */
  vendor: VendorRow | undefined;
  order: OrderRecord & { isRepeat: boolean };
}

/**
 * Runs an attempt to place an order. A genuine repeat gets its first order, even if a new order would be refused.
 * @throws AppError IDEMPOTENCY_KEY_REUSED, and the errors of `tryPlace`
 * Rule: orders-14
 */
export async function placeOnce(
  { orderId, bodyHash, hasKey }: Attempt,
  tryPlace: () => Promise<PlacedOrder>,
): Promise<PlacedOrder> {
  const placedOrder = await tryPlace().catch(async (error: unknown) => {
    const existing = hasKey && error instanceof AppError && (await readOrder(orderId));
    if (!existing) throw error;
    return { vendor: undefined, order: { ...existing, isRepeat: true } };
  });
  if (placedOrder.order.bodyHash !== bodyHash) throw keyReused(reusedMessage);
  return placedOrder;
}

/**
 * The order that an insert placed or found. Counts a new order in the metrics.
 * @throws AppError KITCHEN_BUSY, SLOT_FULL, PHONE_PROOF_REQUIRED, MENU_ITEM_UNAVAILABLE, CHOICE_UNAVAILABLE
 */
export async function insertedOrder(
  inserted: InsertResult,
  lines: readonly OrderLine[],
): Promise<PlacedOrder['order']> {
  if (inserted.outcome === 'full') throw await inserted.window.refusalOf(inserted.left);
  if (inserted.outcome === 'out-of-stock') throw soldOut(lines, inserted.soldOut);
  const isRepeat = inserted.outcome === 'exists';
  if (!isRepeat) countPlacement();
  return { ...inserted.order, isRepeat };
}

function countPlacement(): void {
  const milliseconds = elapsedMs();
  count('OrdersPlaced');
  if (milliseconds !== undefined) measure('PlacementLatency', milliseconds);
}

/** Builds the error for the first order line that another order has just sold out. */
function soldOut(lines: readonly OrderLine[], soldOutItem: SoldOut): AppError {
  if ('menuItemId' in soldOutItem) {
    const { menuItemId } = soldOutItem;
    const index = lines.findIndex((line) => line.menuItemId === menuItemId);
    return itemUnavailable(menuItemId, index);
  }
  const isSoldOut = (choice: { groupId: string; choiceId: string }) =>
    choice.groupId === soldOutItem.groupId && choice.choiceId === soldOutItem.choiceId;
  const index = lines.findIndex(({ choices }) => choices?.some(isSoldOut));
  const { name = '', choices = [] } = lines[index] ?? {};
  return choiceUnavailable(
    name,
    choices.find(isSoldOut)?.name,
    index,
    choices.findIndex(isSoldOut),
  );
}

const reusedMessage = 'This Idempotency-Key was used for another order. Please try again.';
