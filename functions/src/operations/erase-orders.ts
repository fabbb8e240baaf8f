import { factsOf, type OrderFacts, PoisonRecord } from '../analytics/order-facts.ts';
import { projectOrders } from '../analytics/project-orders.ts';
import type { CustomerRow } from '../analytics/projection-rows.ts';
import { rebuildVendor } from '../analytics/rebuild-vendor.ts';
import { isHeldBack, type OrderRecord } from '../orders/store/order-record.ts';
import { customerKeys } from '../table/keys.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { moreCounted } from './erasable.ts';
import { erasedName, isErased } from './erased-order.ts';
import { closeGuest, eraseCustomerRow, eraseOrder } from './erasure.table.ts';
import type { GuestAt } from './person-data.ts';
import { readGuestRow } from './person-orders.table.ts';

/**
 * Takes the person out of all orders that an account placed, and out of its rows at the vendors. It stays
 * one customer of each of them, without a name. Safe to repeat, from wherever it was cut short.
 * @returns how many orders had something of the person
 */
export async function eraseAccountOrders(
  customerId: string,
  orders: readonly OrderRecord[],
): Promise<number> {
  let erased = 0;
  for (const [vendorId, own] of Map.groupBy(orders, (order) => order.vendorId)) {
    const open = own.filter((order) => !isErased(order));
    // Counted first: a record of the stream that comes late is old news then, and brings nobody back.
    await projectOrders(vendorId, open.flatMap(countable));
    for (const order of open) await eraseOrder(order);
    await eraseCustomerRow(vendorId, customerId);
    erased += open.length;
  }
  return erased;
}

/**
 * The same for a guest at one vendor, where the phone is the key of the row. It is replaced by
 * the end of the first order's id, which is erased last: a second run comes to the same.
 */
export async function eraseGuest(guest: GuestAt): Promise<number> {
  const { vendorId, orders, erased } = guest;
  const oldest = orders.at(-1);
  if (!oldest) throw moreCounted(vendorId);
  await projectOrders(vendorId, orders.flatMap(countable));
  const erasedAs = oldest.id.slice(-16);
  for (const order of orders.slice(0, -1)) await eraseOrder(order, erasedAs);
  const total = orders.length + erased.filter((order) => order.erasedAs === erasedAs).length;
  const hadTwoRows = await retryTransaction(() => close(guest, oldest, { erasedAs, total }));
  // Somebody recounted while an earlier run was cut short: the days know two customers for this one.
  if (hadTwoRows) await rebuildVendor(vendorId);
  return orders.length;
}

async function close(
  { vendorId, phone }: GuestAt,
  oldest: OrderRecord,
  { erasedAs, total }: { erasedAs: string; total: number },
): Promise<boolean | undefined> {
  const before = await readGuestRow(vendorId, phone);
  const replaced = await readGuestRow(vendorId, erasedAs);
  // Another run closed it.
  if (!before) return false;
  if (before.orders + (replaced?.orders ?? 0) > total) throw moreCounted(vendorId);
  const after = anonymised(before, replaced, erasedAs);
  const isClosed = await closeGuest(oldest, { before, after, replaced });
  return isClosed ? replaced !== undefined : undefined;
}

function anonymised(
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
    firstSeenAt: min(firstSeenAt, before.firstSeenAt),
    number: before.number || (replaced?.number ?? 0),
    name: ordersOfBoth > 0 ? erasedName : '',
    phone: '',
    orders: ordersOfBoth,
    spentPaise: spentPaise + (earlier?.spentPaise ?? 0),
    firstOrderAt: min(firstOrderAt, before.firstOrderAt),
    lastOrderAt: max(lastOrderAt, before.lastOrderAt),
    revision: revision + 1,
  };
}

/** The earlier of two times; empty: none. */
function min(one: string, other: string): string {
  if (one === '' || other === '') return one || other;
  return one < other ? one : other;
}

function max(one: string, other: string): string {
  return one > other ? one : other;
}

/** What can't be read was never counted, nor what its mess never had. Rule: pay-20 */
function countable(order: OrderRecord): OrderFacts[] {
  if (isHeldBack(order)) return [];
  try {
    return [factsOf(order)];
  } catch (error) {
    if (error instanceof PoisonRecord) return [];
    throw error;
  }
}
