import { counterTotals } from '@thali/shared/counter/counter-totals';
import type {
  CounterOrderBody,
  placeCounterOrder as contract,
} from '@thali/shared/counter/place-counter-order.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toMethodSwitches } from '@thali/shared/order-payments/methods-of';
import { toIst } from '@thali/shared/time/ist';
import { type Actor, actorId, staffNameOf } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { paymentMethodUnavailable } from '../order-payments/payment-method-unavailable.ts';
import { confirmedUpi, toUpiPaymentData } from '../order-payments/upi-payment-data.ts';
import { capFor, withoutLimit } from '../orders/placing/cap-window.ts';
import {
  checkActive,
  checkBody,
  checkClaims,
  checkTable,
  priceLines,
} from '../orders/placing/check-order.ts';
import { insertOrder } from '../orders/placing/insert-order.table.ts';
import { newOrder } from '../orders/placing/new-order.ts';
import { readOrderMenu } from '../orders/placing/order-menu.table.ts';
import { insertedOrder, type PlacedOrder, placeOnce } from '../orders/placing/place-once.ts';
import { withToken } from '../orders/placing/tokens.table.ts';
import { toOrderResponse } from '../orders/reading/to-order-responses.ts';
import { bodyHashOf, orderIdFor } from '../orders/store/order-ids.ts';
import { saveCounterSince } from '../vendors/change-vendor.table.ts';
import { ownVendorOf } from '../vendors/own-or-named-vendor.ts';
import { readVendor } from '../vendors/vendors.table.ts';
import { handOverNow } from './hand-over-now.ts';
import { finishOfflineSale, isOffline, tryPlaceOffline } from './place-offline-sale.ts';
import { type SaleRequest, toOrderRequest, toSale } from './to-sale.ts';

/** Any counter of the mess may send a sale again, so the order's id does not depend on the caller. */
const idScope = 'counter';

/**
 * Sells at the counter, exactly once per idempotency key in a mess. Checks dishes, choices, stock and prices as for
 * guests; opening hours, order limits and the platform fee do not apply. An offline sale is stored as the counter
 * made it.
 * Rule: counter-2, counter-3, counter-11
 */
export async function placeCounterOrder(
  actor: Actor,
  { headers, body }: InputOf<typeof contract>,
  context: RequestContext,
): Promise<OutputOf<typeof contract>> {
  const vendorId = ownVendorOf(actor);
  const key = headers['idempotency-key'];
  if (isOffline(body) && !key) {
    throw new AppError('INVALID_IDEMPOTENCY_KEY', 'An offline sale needs an Idempotency-Key.');
  }
  const orderId = await orderIdFor(vendorId, idScope, key);
  const seller = { counterId: actorId(actor), soldBy: staffNameOf(actor) };
  const sale = { orderId, vendorId, body, bodyHash: saleHashOf(body), ...seller };
  const placedOrder = await placeOnce({ ...sale, hasKey: key !== undefined }, () =>
    isOffline(body) ? tryPlaceOffline({ ...sale, body }) : tryPlace(sale),
  );
  const { isRepeat, ...order } = placedOrder.order;
  if (isRepeat) context.setHeader('idempotent-replayed', 'true');
  if (placedOrder.vendor && !placedOrder.vendor.counterSince) {
    await saveCounterSince(vendorId, toIst(new Date(order.createdAt)).date);
  }
  const finished = isOffline(body) ? await finishOfflineSale(order, { ...sale, body }) : order;
  // A repeat completes the hand-over if an earlier call crashed between its two writes.
  const current = body.handsOver ? await handOverNow(finished) : finished;
  const isUpiDue =
    current.paymentMethod === 'upi' && current.paymentStatus === 'pending' && !isOffline(body);
  const vendor = isUpiDue ? (placedOrder.vendor ?? (await readVendor(vendorId))) : undefined;
  return {
    order: await toOrderResponse(current, 'mess'),
    ...(confirmedUpi(vendor) && { upi: toUpiPaymentData(current, vendor) }),
  };
}

/** An online sale without an answer is sent again as an offline sale, so both have the same hash. */
function saleHashOf(body: CounterOrderBody): string {
  const { offlineNumber, soldAt, sellerId, received, items, ...sale } = body;
  return bodyHashOf({ ...sale, items: items.map(({ snapshot, ...line }) => line) });
}

async function tryPlace(sale: SaleRequest): Promise<PlacedOrder> {
  const { body } = sale;
  checkBody(body);
  const menu = await readOrderMenu(sale.vendorId, body.items);
  const { vendor } = menu;
  const now = new Date();
  checkActive(vendor, now);
  // The counter may sell a dish outside its meal.
  const lines = priceLines(body, menu, {}, now);
  const totals = counterTotals(lines, {
    serviceMode: body.serviceMode,
    parcel: vendor.settings.parcel,
  });
  checkClaims(body, lines, totals);
  const takesUpi = confirmedUpi(vendor) ?? toMethodSwitches(vendor.settings.payment).online;
  if (body.paymentMethod === 'upi' && !takesUpi) {
    throw paymentMethodUnavailable('Set up UPI in the settings first.');
  }
  const request = { ...toOrderRequest(sale), table: checkTable(body, vendor.settings) };
  const order = toSale(newOrder(request, lines, totals, vendor, now), sale);
  const cap = capFor(vendor, order, undefined);
  const inserted = await insertOrder(
    await withToken(order, vendor),
    cap && body.exceedsCap ? withoutLimit(cap) : cap,
  );
  return { vendor, order: await insertedOrder(inserted, lines) };
}
