import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type {
  placeOrder as contract,
  PlaceOrderBody,
} from '@thali/shared/orders/place-order.contract';
import { type Actor, guest } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import { addLogKeys, elapsedMs } from '../../logs/log-context.ts';
import { count, measure } from '../../metrics/metrics.ts';
import { vendorLabel } from '../../vendors/vendor-label.ts';
import type { VendorRow } from '../../vendors/vendors.table.ts';
import { toOrder } from '../reading/to-order.ts';
import { bodyHashOf, orderIdFor, trackingTokenOf } from '../store/order-ids.ts';
import type { OrderLine, OrderRecord } from '../store/order-record.ts';
import { readOrder } from '../store/orders.table.ts';
import type { SoldOut } from '../store/stock-updates.ts';
import { capExceeded, capFor, exceedsShare, shareTaken } from './cap-window.ts';
import { choiceUnavailable } from './check-choices.ts';
import {
  checkAmounts,
  checkBody,
  checkMethod,
  checkTable,
  checkVendor,
  itemUnavailable,
  priceLines,
} from './check-order.ts';
import { checkUnproven, provenPhoneOf } from './check-unproven.ts';
import { insertOrder } from './insert-order.table.ts';
import { limitPlacing, unprovenPerson } from './limit-placing.ts';
import { newOrder } from './new-order.ts';
import { readOrderMenu } from './order-menu.table.ts';
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

  const { vendor, order } = await replayOnRefusal(attempt, Boolean(key), () => tryPlace(attempt));
  if (order.bodyHash !== attempt.bodyHash) throw keyReused();
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

interface PlacedOrder {
  vendor: VendorRow | undefined;
  order: OrderRecord & { isRepeat: boolean };
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
  checkVendor(vendor, customerId === undefined, now);
  const lines = priceLines(body, menu, vendor.settings, now);
  const totals = checkAmounts(body, lines, vendor.settings);
  const table = checkTable(body, vendor.settings);
  const acceptedMethod = checkMethod(body, vendor.settings);
  // A free order has nothing to wait for, so no payment page holds it back.
  const paymentMethod = totals.totalPaise === 0 ? 'cod' : acceptedMethod;
  if (!provenPhone) checkUnproven(vendor, lines, now);

  const order: OrderRecord = {
    ...newOrder({ ...attempt, table, paymentMethod }, lines, totals, vendor, now),
    isUnproven: provenPhone ? undefined : true,
  };
  const caller = { provenPhone, sourceIp: attempt.sourceIp };
  const cap = capFor(vendor, order, provenPhone ? undefined : unprovenPerson(attempt));
  if (cap && exceedsShare(cap)) throw shareTaken();
  const inserted = await limitPlacing(attempt, caller, async () =>
    insertOrder(await withToken(order, vendor), cap),
  );
  if (inserted.outcome === 'full') throw await capExceeded(inserted.cap, inserted.left);
  if (inserted.outcome === 'out-of-stock') {
    throw soldOut(lines, inserted.soldOut);
  }
  const isRepeat = inserted.outcome === 'exists';
  if (!isRepeat) countPlacement();
  return { vendor, order: { ...inserted.order, isRepeat } };
}

function countPlacement(): void {
  const milliseconds = elapsedMs();
  count('OrdersPlaced');
  if (milliseconds !== undefined) measure('PlacementLatency', milliseconds);
}

/** Builds the error for the first order line that another order has just sold out. */
function soldOut(lines: readonly OrderLine[], missing: SoldOut): AppError {
  if ('menuItemId' in missing) {
    const { menuItemId } = missing;
    const index = lines.findIndex((line) => line.menuItemId === menuItemId);
    return itemUnavailable(menuItemId, index);
  }
  const isSoldOut = (one: { groupId: string; choiceId: string }) =>
    one.groupId === missing.groupId && one.choiceId === missing.choiceId;
  const index = lines.findIndex(({ choices }) => choices?.some(isSoldOut));
  const { name = '', choices = [] } = lines[index] ?? {};
  return choiceUnavailable(
    name,
    choices.find(isSoldOut)?.name,
    index,
    choices.findIndex(isSoldOut),
  );
}

/** Returns the existing order to a genuine repeat, even if a new order would be refused. */
async function replayOnRefusal(
  attempt: Attempt,
  hasKey: boolean,
  run: () => Promise<PlacedOrder>,
): Promise<PlacedOrder> {
  try {
    return await run();
  } catch (error) {
    const existing = hasKey && error instanceof AppError && (await readOrder(attempt.orderId));
    if (!existing) throw error;
    return { vendor: undefined, order: { ...existing, isRepeat: true } };
  }
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

function keyReused(): AppError {
  return new AppError(
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was used for another order. Please try again.',
  );
}
