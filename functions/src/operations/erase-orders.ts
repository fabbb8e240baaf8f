import { factsOf, type OrderFacts, PoisonRecord } from '../analytics/order-facts.ts';
import { projectOrders } from '../analytics/project-orders.ts';
import type { CustomerRow } from '../analytics/projection-rows.ts';
import { rebuildVendor } from '../analytics/rebuild-vendor.ts';
import { isErased, isHeldBack, type OrderRecord } from '../orders/store/order-record.ts';
import { customerKeys } from '../table/keys.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { ordersMissing } from './assert-erasable.ts';
import { erasedName } from './erased-order.ts';
import { eraseCustomerRow, eraseGuestRow, eraseOrder } from './erasure.table.ts';
import type { Guest } from './person-data.ts';
import { readGuestRow } from './person-orders.table.ts';

/**
 * Removes personal data from all orders of an account, and from its rows at the vendors. Each vendor still counts one
 * customer, without a name. Safe to repeat after an interruption.
 * @returns the number of changed orders
 */
export async function eraseAccountOrders(
  customerId: string,
  orders: readonly OrderRecord[],
): Promise<number> {
  let erased = 0;
  for (const [vendorId, vendorOrders] of Map.groupBy(orders, (order) => order.vendorId)) {
    const unerased = vendorOrders.filter((order) => !isErased(order));
    // Count the orders first. Otherwise a late stream record would count them and store the name again.
    await projectOrders(vendorId, unerased.flatMap(factsToCount));
    for (const order of unerased) await eraseOrder(order);
    await eraseCustomerRow(vendorId, customerId);
    erased += unerased.length;
  }
  return erased;
}

/**
 * Erases a guest at one vendor. The phone is the key of the guest's row. Characters of the oldest order's id replace
 * the phone. The oldest order is erased last, so a second run derives the same key.
 */
export async function eraseGuest(guest: Guest): Promise<number> {
  const { vendorId, orders, erased } = guest;
  const oldest = orders.at(-1);
  if (!oldest) throw ordersMissing(vendorId);
  await projectOrders(vendorId, orders.flatMap(factsToCount));
  const erasedAs = oldest.id.slice(-16);
  for (const order of orders.slice(0, -1)) await eraseOrder(order, erasedAs);
  const total = orders.length + erased.filter((order) => order.erasedAs === erasedAs).length;
  const hadTwoRows = await retryTransaction(() => replaceRow(guest, oldest, { erasedAs, total }));
  // A recount after an interrupted run counted the guest as two customers, so recount again.
  if (hadTwoRows) await rebuildVendor(vendorId);
  return orders.length;
}

/** @returns whether the guest had two rows; undefined after a conflict */
async function replaceRow(
  { vendorId, phone }: Guest,
  oldest: OrderRecord,
  { erasedAs, total }: { erasedAs: string; total: number },
): Promise<boolean | undefined> {
  const before = await readGuestRow(vendorId, phone);
  const replaced = await readGuestRow(vendorId, erasedAs);
  // An earlier run has replaced the row already.
  if (!before) return false;
  if (before.orders + (replaced?.orders ?? 0) > total) throw ordersMissing(vendorId);
  const after = anonymise(before, replaced, erasedAs);
  const isErased = await eraseGuestRow(oldest, { before, after, replaced });
  return isErased ? replaced !== undefined : undefined;
}

function anonymise(
  before: CustomerRow,
  replaced: CustomerRow | undefined,
  erasedAs: string,
): CustomerRow {
  const { firstSeenAt, orders, spentPaise, firstOrderAt, lastOrderAt, revision } =
    replaced ?? before;
  const earlier = replaced ? before : undefined;
  const ordersOfBoth = orders + (earlier?.orders ?? 0);
  return {
    key: customerKeys.guest(erasedAs),
    firstSeenAt: earlierOf(firstSeenAt, before.firstSeenAt),
    number: before.number || (replaced?.number ?? 0),
    name: ordersOfBoth > 0 ? erasedName : '',
    phone: '',
    orders: ordersOfBoth,
    spentPaise: spentPaise + (earlier?.spentPaise ?? 0),
    firstOrderAt: earlierOf(firstOrderAt, before.firstOrderAt),
    lastOrderAt: laterOf(lastOrderAt, before.lastOrderAt),
    revision: revision + 1,
  };
}

/** The earlier of two times. An empty text does not count as a time. */
function earlierOf(a: string, b: string): string {
  if (a === '' || b === '') return a || b;
  return a < b ? a : b;
}

function laterOf(a: string, b: string): string {
  return a > b ? a : b;
}

/** Leaves out malformed and held-back orders, because the vendor's figures never included them. Rule: pay-20 */
function factsToCount(order: OrderRecord): OrderFacts[] {
  if (isHeldBack(order)) return [];
  try {
    return [factsOf(order)];
  } catch (error) {
    if (error instanceof PoisonRecord) return [];
    throw error;
  }
}
