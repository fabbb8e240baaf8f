import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type {
  placeOrder as contract,
  PlaceOrderBody,
} from '@thali/shared/orders/place-order.contract';
import { shownMinutes, slowestMinutes } from '@thali/shared/wait/shown-minutes';
import { type Actor, guest } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import { addLogKeys } from '../../logs/log-context.ts';
import { vendorLabel } from '../../vendors/vendor-label.ts';
import type { VendorRow } from '../../vendors/vendors.table.ts';
import { currentReadyTimes } from '../../waits/current-ready-times.ts';
import { toOrder } from '../reading/to-order.ts';
import { bodyHashOf, orderIdFor, trackingTokenOf } from '../store/order-ids.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { capFor, exceedsShare, shareUsedUp } from './cap-window.ts';
import {
  checkAmounts,
  checkBody,
  checkMethod,
  checkTable,
  checkVendor,
  priceLines,
} from './check-order.ts';
import { checkUnprovenOrder, provenPhoneOf } from './check-unproven-order.ts';
import { insertOrder } from './insert-order.table.ts';
import { limitPlacing, unprovenCallerKey } from './limit-placing.ts';
import { limitWaiting } from './limit-waiting.ts';
import { newOrder } from './new-order.ts';
import { readOrderMenu } from './order-menu.table.ts';
import { insertedOrder, type PlacedOrder, placeOnce } from './place-once.ts';
import { asPreOrder, checkPreOrderProof, checkSlot, slotWindow } from './slot-window.ts';
import { withToken } from './tokens.table.ts';

type Output = OutputOf<typeof contract>;

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/**
 * Places an order exactly once per idempotency key. The key derives the order's id, and the conditional write of that
 * id decides. A repeat gets its first order, even if the vendor has closed, a price has changed or an item has sold
 * out.
 */
export async function placeOrder(
  actor: Actor,
  { headers, body: { phoneProof, ...body } }: InputOf<typeof contract>,
  context: RequestContext,
): Promise<Output> {
  addLogKeys({ vendor_id: body.vendorId });
  const customerId = actor.role === 'student' ? actor.userId : undefined;
  const key = checkKey(headers['idempotency-key'], customerId === undefined);
  const orderId = await orderIdFor(body.vendorId, customerId ?? guest.role, key);
  const { sourceIp } = context;
  const bodyHash = bodyHashOf(body);
  const attempt = { orderId, customerId, body, bodyHash, phoneProof, sourceIp };

  const request = { orderId, bodyHash, hasKey: key !== undefined };
  const { vendor, order } = await placeOnce(request, () => tryPlace(attempt));
  if (order.isRepeat) context.setHeader('idempotent-replayed', 'true');
  return toOutput(order, vendor);
}

interface Attempt {
  orderId: string;
  customerId: string | undefined;
  body: Omit<PlaceOrderBody, 'phoneProof'>;
  bodyHash: string;
  phoneProof: string | undefined;
  sourceIp: string;
}

async function tryPlace(attempt: Attempt): Promise<PlacedOrder> {
  const { customerId, body } = attempt;
  checkBody(body);
  const [menu, provenPhone] = await Promise.all([
    readOrderMenu(body.vendorId, body.items),
    provenPhoneOf(attempt, attempt.phoneProof),
  ]);
  const { vendor } = menu;
  const now = new Date();
  checkVendor(vendor, customerId === undefined, now, body.readyFor);
  const slot = checkSlot(body, vendor, now);
  const servedAt = slot ? new Date(slot.startsAt) : now;
  const lines = priceLines(body, menu, vendor.settings, servedAt);
  const totals = checkAmounts(body, lines, vendor.settings);
  const table = checkTable(body, vendor.settings);
  const acceptedMethod = checkMethod(body, vendor.settings);
  // A free order counts as cash, because it must not wait for an online payment.
  const paymentMethod = totals.totalPaise === 0 ? 'cod' : acceptedMethod;
  if (!provenPhone) checkUnprovenOrder(vendor, lines, now);

  const immediateOrder: OrderRecord = {
    ...newOrder({ ...attempt, table, paymentMethod }, lines, totals, vendor, now),
    isUnproven: provenPhone ? undefined : true,
  };
  const order = slot ? asPreOrder(immediateOrder, slot, now) : immediateOrder;
  if (slot) checkPreOrderProof(slot.rule, order, provenPhone, vendor);
  const caller = { provenPhone, sourceIp: attempt.sourceIp };
  const cap = slot
    ? slotWindow(vendor, order, slot)
    : capFor(vendor, order, provenPhone ? undefined : unprovenCallerKey(attempt));
  if (cap && exceedsShare(cap)) throw shareUsedUp();
  const inserted = await limitPlacing(attempt, caller, () =>
    limitWaiting(order, async () => {
      const [orderWithToken, readyMinutes] = await Promise.all([
        withToken(order, vendor),
        readyMinutesFor(order, vendor),
      ]);
      return insertOrder({ ...orderWithToken, readyMinutes }, cap);
    }),
  );
  return { vendor, order: await insertedOrder(inserted, lines) };
}

/** The range of minutes until ready that the order's page shows. A pre-order has its slot instead. Rule: wait-1 */
async function readyMinutesFor(
  { createdAt, lines, readyFor }: OrderRecord,
  vendor: VendorRow,
): Promise<OrderRecord['readyMinutes']> {
  if (readyFor) return undefined;
  const times = await currentReadyTimes(vendor, new Date(createdAt));
  if (!times) return undefined;
  const dishes = Object.fromEntries(times.dishes.map(({ id, minutes }) => [id, minutes]));
  const range = { from: times.fromMinutes, to: times.toMinutes };
  const slowest = slowestMinutes(
    dishes,
    lines.map(({ menuItemId }) => menuItemId),
  );
  return [...shownMinutes(range, slowest, Date.parse(createdAt)), times.rightOfTen];
}

async function toOutput(order: OrderRecord, vendor: VendorRow | undefined): Promise<Output> {
  const label = vendor
    ? { vendorName: vendor.displayName, subdomain: vendor.subdomain }
    : await vendorLabel(order.vendorId);
  const output = toOrder(order, label, 'guest');
  if (order.customerId) return { order: output };
  return { order: { ...output, trackingToken: await trackingTokenOf(order.id) } };
}

/**
 * A guest's key works as a secret, so a short key is refused.
 * @throws AppError INVALID_IDEMPOTENCY_KEY
 */
function checkKey(key: string | undefined, isGuest: boolean): string | undefined {
  if (key === undefined) return undefined;
  const isValid = isGuest ? uuidV4.test(key) : /^[\x21-\x7e]{8,128}$/.test(key);
  if (isValid) return key;
  throw new AppError(
    'INVALID_IDEMPOTENCY_KEY',
    'The Idempotency-Key must be a random UUID (version 4).',
  );
}
