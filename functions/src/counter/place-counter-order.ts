import { counterTotals } from '@thali/shared/counter/counter-totals';
import type {
  CounterOrderBody,
  placeCounterOrder as contract,
} from '@thali/shared/counter/place-counter-order.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { PaymentMethod } from '@thali/shared/orders/payment-methods';
import { toIst } from '@thali/shared/time/ist';
import { type Actor, actorId, staffNameOf } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { unavailable } from '../order-payments/unavailable.ts';
import { confirmedUpi, upiToPay } from '../order-payments/upi-to-pay.ts';
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
import { answerOrder } from '../orders/reading/answer-orders.ts';
import { bodyHashOf, orderIdFor } from '../orders/store/order-ids.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { saveCounterSince } from '../vendors/change-vendor.table.ts';
import { ownVendorOf } from '../vendors/own-or-named-vendor.ts';
import { readVendor } from '../vendors/vendors.table.ts';
import { handOverNow } from './hand-over-now.ts';

/**
 * Sells at the counter, exactly once per idempotency key of a device or sign-in. Checks dishes, choices, stock and
 * prices as for guests; opening hours, order limits and the platform fee do not apply.
 * Rule: counter-2, counter-3
 */
export async function placeCounterOrder(
  actor: Actor,
  { headers, body }: InputOf<typeof contract>,
  context: RequestContext,
): Promise<OutputOf<typeof contract>> {
  const vendorId = ownVendorOf(actor);
  const counterId = actorId(actor);
  const key = headers['idempotency-key'];
  const orderId = await orderIdFor(vendorId, counterId, key);
  const sale = { orderId, vendorId, counterId, body, bodyHash: bodyHashOf(body), actor };
  const placed = await placeOnce({ ...sale, hasKey: key !== undefined }, () => tryPlace(sale));
  const { isRepeat, ...order } = placed.order;
  if (isRepeat) context.setHeader('idempotent-replayed', 'true');
  // A repeat completes the hand-over of a call that ended between its two writes.
  const current = body.handsOver ? await handOverNow(order) : order;
  const isUpiDue = current.paymentMethod === 'upi' && current.paymentStatus === 'pending';
  return {
    order: await answerOrder(current, 'mess'),
    ...(isUpiDue && { upi: upiToPay(current, placed.vendor ?? (await readVendor(vendorId))) }),
  };
}

interface Sale {
  orderId: string;
  vendorId: string;
  counterId: string;
  body: CounterOrderBody;
  bodyHash: string;
  actor: Actor;
}

async function tryPlace(sale: Sale): Promise<PlacedOrder> {
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
  if (body.paymentMethod === 'upi' && !confirmedUpi(vendor)) {
    throw unavailable('Set up UPI in the settings first.');
  }
  const request = {
    ...sale,
    customerId: undefined,
    body: { ...body, customerInfo: toCustomer(body) },
  };
  const checked = { table: checkTable(body, vendor.settings), paymentMethod: methodOf(body) };
  const order = toSale(newOrder({ ...request, ...checked }, lines, totals, vendor, now), {
    counterId: sale.counterId,
    soldBy: staffNameOf(sale.actor),
    isCash: body.paymentMethod === 'cash',
  });
  const cap = capFor(vendor, order, undefined);
  const inserted = await insertOrder(
    await withToken(order, vendor),
    cap && body.exceedsCap ? withoutLimit(cap) : cap,
  );
  const placed = await insertedOrder(inserted, lines);
  if (!vendor.counterSince) {
    await saveCounterSince(vendor.id, toIst(new Date(placed.createdAt)).date);
  }
  return { vendor, order: placed };
}

function toCustomer({ customerName, customerPhone }: CounterOrderBody) {
  return { name: customerName ?? '', phone: customerPhone ?? '' };
}

function methodOf({ paymentMethod }: CounterOrderBody): PaymentMethod {
  return paymentMethod === 'cash' ? 'cod' : 'upi';
}

/** The kitchen has nothing to answer: the sale starts as confirmed and acknowledged. Cash is already paid. */
function toSale(
  order: OrderRecord,
  { isCash, ...seller }: { counterId: string; soldBy: string; isCash: boolean },
): OrderRecord {
  const { createdAt: at } = order;
  return {
    ...order,
    ...seller,
    status: 'confirmed',
    statusTimes: { confirmed: at },
    acknowledgedAt: at,
    awaitsPaymentUntil: undefined,
    ...(isCash && {
      paymentStatus: 'paid',
      payment: { receivedAt: at, receivedBy: seller.soldBy, counterId: seller.counterId },
    }),
  };
}
