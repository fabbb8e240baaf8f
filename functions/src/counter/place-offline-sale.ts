import { cookWithinMinutes, maxOfflineHours } from '@thali/shared/counter/offline-number';
import type { CounterOrderBody } from '@thali/shared/counter/place-counter-order.contract';
import { AppError } from '@thali/shared/http/app-error';
import { markOrderReceived } from '../order-payments/mark-received.ts';
import { nextTimestamp } from '../orders/changes/advance-order.ts';
import { changeWithRetry } from '../orders/changes/replace-or-refuse.ts';
import { capFor, withoutLimit } from '../orders/placing/cap-window.ts';
import { checkBody, checkClaims } from '../orders/placing/check-order.ts';
import { insertOrder } from '../orders/placing/insert-order.table.ts';
import { newOrder } from '../orders/placing/new-order.ts';
import { type OrderMenu, readOrderMenu } from '../orders/placing/order-menu.table.ts';
import { insertedOrder, type PlacedOrder } from '../orders/placing/place-once.ts';
import { canList, type OfflineSale } from '../orders/store/offline-sale.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { oversoldIn, type StockLeft } from '../orders/store/remaining-stock.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { chargedLines, chargedTotals } from './charged-lines.ts';
import { readDrawer } from './drawers.table.ts';
import { endServedSale } from './hand-over-now.ts';
import { type SaleRequest, toOrderRequest, toSale } from './to-sale.ts';

/** The body of an offline sale, with the number that the counter gave to the sale. */
export type OfflineBody = CounterOrderBody & { offlineNumber: string };

export function isOffline(body: CounterOrderBody): body is OfflineBody {
  return body.offlineNumber !== undefined;
}

/**
 * Stores an offline sale as the counter made it, even if a dish is sold out or the mess is inactive. The sale takes
 * no token, because the ticket already has a number.
 * @throws AppError TOO_OLD after 12 hours, and the errors of `chargedLines` and `checkClaims`
 * Rule: counter-11
 */
export function tryPlaceOffline(sale: SaleRequest & { body: OfflineBody }): Promise<PlacedOrder> {
  const { body, vendorId, counterId } = sale;
  const now = new Date();
  checkBody(body);
  const soldAt = soldAtOf(body, now);
  return retryTransaction(async () => {
    const [menu, drawer] = await Promise.all([
      readOrderMenu(vendorId, body.items),
      readDrawer(vendorId, counterId),
    ]);
    const { vendor } = menu;
    if (!vendor) throw new AppError('VENDOR_NOT_FOUND', 'Restaurant not found');
    const { lines, priceThen } = chargedLines(body, menu, now);
    const totals = chargedTotals(body, lines);
    checkClaims(body, lines, totals);
    const oversold = oversoldIn({ lines }, stockLeftIn(menu));
    const offline: OfflineSale = {
      number: body.offlineNumber,
      sentAt: now.toISOString(),
      ...(oversold.length > 0 && { oversold }),
      ...(priceThen.length > 0 && { priceThen }),
    };
    const request = { ...toOrderRequest(sale), table: body.table ?? undefined };
    const offlineSale = toSale(
      { ...newOrder(request, lines, totals, vendor, soldAt), offline },
      sale,
    );
    const order = canList(drawer, offlineSale) ? offlineSale : markUnlisted(offlineSale);
    const cap = capFor(vendor, order, undefined);
    const inserted = await insertOrder(order, cap && withoutLimit(cap));
    if (inserted.outcome === 'out-of-stock') return undefined;
    return { vendor, order: await insertedOrder(inserted, lines) };
  });
}

function markUnlisted(order: OrderRecord): OrderRecord {
  return { ...order, ...(order.offline && { offline: { ...order.offline, isUnlisted: true } }) };
}

/** The clock of a counter may be fast. @throws AppError TOO_OLD */
function soldAtOf({ soldAt }: OfflineBody, now: Date): Date {
  const at = soldAt ? Math.min(Date.parse(soldAt), now.getTime()) : now.getTime();
  if (now.getTime() - at <= maxOfflineHours * 3_600_000) return new Date(at);
  throw new AppError('TOO_OLD', `The sale is more than ${maxOfflineHours} hours old.`);
}

function stockLeftIn({ items, optionGroups }: OrderMenu): StockLeft {
  return {
    ofDish: (id) => items.get(id)?.stock ?? 0,
    ofChoice: (groupId, choiceId) => optionGroups.get(groupId)?.stock[choiceId] ?? 0,
  };
}

/** Completes a sale whose first call crashed or got no answer, offline or online. Both steps are safe to repeat. */
export async function finishOfflineSale(
  order: OrderRecord,
  { body, counterId, soldBy }: SaleRequest & { body: OfflineBody },
): Promise<OrderRecord> {
  const offlineSale = await changeWithRetry(order, (before) => {
    const received = before.paymentStatus === 'pending' ? body.received : undefined;
    if (before.offline && !received) return undefined;
    const offline = before.offline ?? { number: body.offlineNumber, sentAt: before.createdAt };
    const numbered = { ...before, offline, updatedAt: nextTimestamp(before.updatedAt, new Date()) };
    const receipt = { receivedBy: soldBy, ...(received === 'cash' && { counterId }) };
    return received ? markOrderReceived(numbered, received, receipt) : numbered;
  });
  return wasServed(offlineSale) ? endServedSale(offlineSale) : offlineSale;
}

function wasServed({ offline, createdAt }: OrderRecord): boolean {
  const waitedMs = offline ? Date.parse(offline.sentAt) - Date.parse(createdAt) : 0;
  return waitedMs > cookWithinMinutes * 60_000;
}
