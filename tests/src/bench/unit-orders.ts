import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { MenuItemRow } from '@thali/functions/menu/menu-rows';
import { toOrderRow } from '@thali/functions/orders/store/order-rows';
import { keys } from '@thali/functions/table/keys';
import type { ChosenOption } from '@thali/shared/menu/choices';
import { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import type { BenchPlatform } from './bench-platform.ts';
import { itemBytes } from './item-bytes.ts';
import { orderBody } from './order-bodies.ts';
import type { Measure } from './unit-operations.ts';
import { requestContext, type UseCases } from './use-cases.ts';

interface Variant {
  name: string;
  isGuest?: boolean;
  /** Adds wishes and an e-mail, about 1 kB. */
  isFull?: boolean;
  dishes: MenuItemRow[];
  /** Choices for the first dish. */
  choices?: readonly ChosenOption[];
}

/** Measures orders of five lines from placing to completion, by size, customer and kind of dish. */
export async function measureOrders(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const { dishes, limitedDish } = bench;
  const variants: Variant[] = [
    { name: 'guest', isGuest: true, dishes: dishes.slice(0, 5) },
    { name: 'signed in', dishes: dishes.slice(0, 5) },
    { name: 'guest, full', isGuest: true, isFull: true, dishes: dishes.slice(0, 5) },
    { name: 'signed in, full', isFull: true, dishes: dishes.slice(0, 5) },
    { name: 'signed in, 1 limited dish', dishes: [...dishes.slice(0, 4), limitedDish] },
  ];
  for (const variant of variants) await measureOrder(bench, use, measure, variant);
  await measureCapped(bench, use, measure);
  await measureToken(bench, use, measure);
}

/** A token adds one write for the counter of the day. */
async function measureToken(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const { vendorId } = bench;
  const staff = { role: 'vendor', userId: 'bench-staff', vendorId } as const;
  const setTokens = (tokens: boolean) =>
    use.updateVendor(staff, { params: { vendorId }, body: { settings: { tokens } } });
  await setTokens(true);
  const { order } = await measure('place: guest, with a token', () => placeAsGuest(bench, use));
  await setTokens(false);
  const params = { orderId: order.id };
  await use.changeOrderStatus(staff, { params, body: { status: 'cancelled' } });
}

/** A cap adds its counter to the transaction of the order. */
async function measureCapped(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const { vendorId } = bench;
  const staff = { role: 'vendor', userId: 'bench-staff', vendorId } as const;
  const change = (cap: { unit: 'orders'; most: number } | null) =>
    use.changeRush(staff, { params: { vendorId }, body: { cap } });
  const place = () => placeAsGuest(bench, use);
  await measure('set a cap', () => change({ unit: 'orders', most: 1 }));
  const { order } = await measure('place: guest, with a cap', place);
  await measure('first order above the cap', () => place().catch(() => undefined));
  await measure('next order above the cap', () => place().catch(() => undefined));
  await change(null);
  const params = { orderId: order.id };
  await use.changeOrderStatus(staff, { params, body: { status: 'cancelled' } });
  await deleteCapWindow(bench, order.createdAt);
}

function placeAsGuest({ vendorId, dishes }: BenchPlatform, use: UseCases) {
  const headers = { 'idempotency-key': randomUUID() };
  const body = PlaceOrderBody.parse(orderBody(vendorId, dishes.slice(0, 5)));
  return use.placeOrder({ role: 'guest' }, { headers, body }, requestContext);
}

/** The next measurement may fall into the same quarter of an hour and needs an empty counter. */
async function deleteCapWindow({ documents, tableName, vendorId }: BenchPlatform, at: string) {
  const quarterMs = 15 * 60_000;
  const start = new Date(Math.floor(Date.parse(at) / quarterMs) * quarterMs).toISOString();
  await documents.send(
    new DeleteCommand({ TableName: tableName, Key: keys.capWindow(vendorId, start) }),
  );
}

/** Measures one order from placing to completion. */
export async function measureOrder(
  bench: BenchPlatform,
  use: UseCases,
  measure: Measure,
  { name, isGuest, isFull, dishes, choices = [] }: Variant,
) {
  const { vendorId, studentId } = bench;
  const student = { role: 'student', userId: studentId } as const;
  const staff = { role: 'vendor', userId: 'bench-staff', vendorId } as const;
  const body = orderBody(vendorId, dishes, isFull);
  const items = body.items.map((line, index) => (index === 0 ? { ...line, choices } : line));
  const place = (key: string) => () =>
    use.placeOrder(
      isGuest ? { role: 'guest' } : student,
      { headers: { 'idempotency-key': key }, body: PlaceOrderBody.parse({ ...body, items }) },
      requestContext,
    );
  const key = randomUUID();
  const placed = await measure(`place: ${name}`, place(key));
  const orderId = placed.order.id;
  const move = (status: 'confirmed' | 'preparing' | 'ready' | 'completed') => () =>
    use.changeOrderStatus(staff, { params: { orderId }, body: { status } });

  const bytesPlaced = await rowBytes(use, orderId);
  if (name === 'signed in') {
    await measure('alarm: rings', () => use.raiseAlarms([{ orderId, step: 'ring' }]));
    await measure('place again, same key', place(key));
    await measure('read order', () =>
      use.getOrder(student, { params: { orderId }, query: {}, headers: {} }),
    );
  }
  await measure('  confirm', move('confirmed'));
  if (name === 'signed in') {
    await measure('alarm: seen', () => use.raiseAlarms([{ orderId, step: 'again' }]));
  }
  await move('preparing')();
  await move('ready')();
  await measure(`  complete (row: ${bytesPlaced} B placed)`, move('completed'));
}

/** Size of the order's row by the rule of DynamoDB. */
async function rowBytes(use: UseCases, orderId: string): Promise<number> {
  const record = await use.readOrder(orderId);
  return record ? itemBytes(toOrderRow(record)) : Number.NaN;
}
