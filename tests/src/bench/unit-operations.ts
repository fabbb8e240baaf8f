import { randomUUID } from 'node:crypto';
import type { MenuItemRow } from '@thali/functions/menu/menu-rows';
import { toOrderRow } from '@thali/functions/orders/order-rows';
import { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { type BenchPlatform, staffLogin, subdomain } from './bench-platform.ts';
import { itemBytes } from './item-bytes.ts';
import { orderBody, pastOrder } from './order-bodies.ts';
import { type RequestUnits, unitsOf } from './request-units.ts';

export interface Measured {
  operation: string;
  units: RequestUnits;
}

const hourMs = 60 * 60 * 1000;
const address = { requestId: 'bench', cookies: {}, sourceIp: '127.0.0.1', setHeader: () => {} };

/** Runs each use case once, as its handler does, and leaves the vendor's ongoing orders as they were. */
export async function measureOperations(bench: BenchPlatform): Promise<Measured[]> {
  const { vendorId, studentId, dishes, limitedDish } = bench;
  const use = await importUseCases();
  await use.vendorLabel(vendorId); // a warm function has it in memory
  const measured: Measured[] = [];
  const measure = async <T>(operation: string, run: () => Promise<T>): Promise<T> => {
    const { units, result } = await unitsOf(run);
    measured.push({ operation, units });
    return result;
  };

  const staff = { role: 'vendor', userId: 'bench-staff', vendorId } as const;
  const student = { role: 'student', userId: studentId } as const;
  const guest = { role: 'guest' } as const;
  const five = dishes.slice(0, 5);
  const place = async (who: typeof guest | typeof student, what: MenuItemRow[]) => {
    const body = PlaceOrderBody.parse(orderBody(vendorId, what));
    const headers = { 'idempotency-key': randomUUID() };
    const run = () => use.placeOrder(who, { headers, body }, address);
    return run;
  };
  const move = (orderId: string, status: 'confirmed' | 'preparing' | 'ready' | 'completed') => () =>
    use.changeOrderStatus(staff, { params: { orderId }, body: { status } });
  const list = (actor: typeof staff | typeof student, query: object) => () =>
    use.listOrders(actor, { query: { limit: 50, offset: 0, ...query } });

  const byGuest = await measure('place order, guest', await place(guest, five));
  const byStudent = await measure('place order, signed in', await place(student, five));
  const counted = [...dishes.slice(0, 4), limitedDish];
  const limited = await measure('place order, 1 limited item', await place(student, counted));
  await measure('read order', () =>
    use.getOrder(student, { params: { orderId: byStudent.order.id }, query: {}, headers: {} }),
  );

  for (const { order } of [byGuest, byStudent, limited]) {
    const steps =
      order === byStudent.order ? measure : <T>(_: string, run: () => Promise<T>) => run();
    await steps('confirm order', move(order.id, 'confirmed'));
    await move(order.id, 'preparing')();
    await move(order.id, 'ready')();
    await steps('complete order', move(order.id, 'completed'));
  }
  const page = await measure('page of 50', () => use.listVendorOrders(vendorId, { limit: 50 }));
  if (page.orders.length < 50) throw new Error('Too few orders for a page');
  await measure('list orders, 50 with total', list(staff, {}));
  await measure('list ongoing orders (20)', list(staff, { status: 'ongoing' }));
  await measure("customer's own orders, 50", list(student, {}));
  await measure('storefront', () => use.getStorefront(guest, { params: { subdomain }, query: {} }));

  const old = pastOrder(bench, 1, 'pending', new Date(Date.now() - 25 * hourMs));
  await use.insertOrder({ ...old, id: `${vendorId}${randomId()}`, bodyHash: 'bench' });
  await measure('expire one order', async () => {
    const expired = await use.expireVendorOrders(vendorId, new Date());
    if (expired !== 1) throw new Error(`Expired ${expired} orders, not one`);
  });
  const room = `vendor:${vendorId}`;
  await measure('join room, staff', () =>
    use.joinRoom('bench', { action: 'join', room, token: bench.staffToken }),
  );
  await measure('leave room, disconnect', async () =>
    use.removeMemberships('bench', await use.audiencesOf('bench')),
  );
  await measure('login', () =>
    use.login(guest, { body: { ...staffLogin, role: 'vendor' } }, address),
  );
  return measured;
}

/** How large the row of an order is, as DynamoDB counts. */
export async function orderBytes(
  bench: BenchPlatform,
): Promise<{ guest: number; student: number }> {
  const use = await importUseCases();
  const placed = async (actor: { role: 'guest' } | { role: 'student'; userId: string }) => {
    const body = PlaceOrderBody.parse(orderBody(bench.vendorId, bench.dishes.slice(0, 5)));
    const headers = { 'idempotency-key': randomUUID() };
    const { order } = await use.placeOrder(actor, { headers, body }, address);
    const record = await use.readOrder(order.id);
    if (record) await use.replaceOrder(record, { ...record, status: 'completed' });
    return record ? itemBytes(toOrderRow(record)) : Number.NaN;
  };
  const student = await placed({ role: 'student', userId: bench.studentId });
  return { guest: await placed({ role: 'guest' }), student };
}

function randomId(): string {
  return `BENCHX${String(Date.now()).slice(-10)}`;
}

/** Only when the platform has set the environment: the modules make their clients and log from it. */
async function importUseCases() {
  return {
    ...(await import('@thali/functions/auth/login')),
    ...(await import('@thali/functions/live/join-room')),
    ...(await import('@thali/functions/live/memberships.table')),
    ...(await import('@thali/functions/orders/change-order-status')),
    ...(await import('@thali/functions/orders/expire-vendor-orders')),
    ...(await import('@thali/functions/orders/get-order')),
    ...(await import('@thali/functions/orders/list-orders')),
    ...(await import('@thali/functions/orders/order-lists.table')),
    ...(await import('@thali/functions/orders/orders.table')),
    ...(await import('@thali/functions/orders/place-order')),
    ...(await import('@thali/functions/orders/replace-order.table')),
    ...(await import('@thali/functions/storefront/get-storefront')),
    ...(await import('@thali/functions/vendors/vendor-label')),
  };
}
