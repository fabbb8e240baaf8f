import { orderStatuses } from '@thali/shared/orders/order-status';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { makeAdmin, makeStaff, makeStudent } from '../support/sign-in.ts';
import { getFigures } from '../support/wire-figures.ts';
import { writeOrder } from '../support/write-order.ts';

const portions = 80;
const quantity = 30;

let vendor: TestVendor;
let token: string;
beforeAll(async () => {
  vendor = await makeVendor({
    items: [{ stock: portions }],
    settings: { autoAcceptOrders: true },
  });
  token = (await makeStaff(vendor.id)).token;
});

function closeUncollected(
  orderId: string,
  returnPortions: unknown,
  by: string | undefined = token,
) {
  const body = { return_portions: returnPortions };
  return call('POST', `/orders/${orderId}/not-collected`, { token: by, body });
}

const placeLarge = (mess = vendor) => placeOrder(orderBody(mess, [{ item: mess.item, quantity }]));
const read = async (orderId: string) =>
  (await call('GET', `/orders/${orderId}`, { token })).json.order;

async function feesOf(by = token): Promise<number> {
  const { wallet } = await getFigures('/vendor-wallet/overview', by);
  return (wallet as { pending_cod_fees: number }).pending_cod_fees;
}

const ended = {
  status: 'cancelled',
  cancel_reason: 'not_collected',
  payment_status: 'failed',
  service_charge_status: 'failed',
};

test.each(orderStatuses)(
  'closes a %s order only if the kitchen has accepted it',
  async (status) => {
    const before = await writeOrder(vendor, { status });
    const answer = await closeUncollected(before.id, true);
    if (!['confirmed', 'preparing', 'ready'].includes(status)) {
      expectRefusal(answer, 'INVALID_STATUS_TRANSITION');
      expect(answer.json.order).toMatchObject({ id: before.id, status });
      expect(answer.json.order).not.toHaveProperty('cancel_reason');
      return;
    }
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.order).toMatchObject({ id: before.id, ...ended });
    expect(answer.json.order.status_times.cancelled).toBe(answer.json.order.updated_at);
    expect(await read(before.id)).toEqual(answer.json.order);
  },
);

test.each([
  ['returns the counted portions if staff say so', true, portions],
  ['keeps the cooked portions off sale', false, portions - quantity],
])('%s, and charges no fee', async (_what, returnPortions, stockAfter) => {
  const mess = await makeVendor({
    items: [{ stock: portions }],
    settings: { autoAcceptOrders: true },
  });
  const staff = await makeStaff(mess.id);
  const order = await placeLarge(mess);
  expect(order).toMatchObject({ status: 'confirmed', has_counted_portions: true });
  const answers = await Promise.all(
    [1, 2, 3].map(() => closeUncollected(order.id, returnPortions, staff.token)),
  );
  const winners = answers.filter(({ status }) => status === 200);
  // Equal changes within one millisecond count as one change.
  expect(new Set(winners.map(({ text }) => text)).size).toBe(1);
  for (const answer of [...answers, await closeUncollected(order.id, true, staff.token)]) {
    expect([200, 409]).toContain(answer.status);
    expect(answer.json.order).toMatchObject(ended);
  }
  expect(await mess.item.stock()).toBe(stockAfter);
  expect(await feesOf(staff.token)).toBe(0);
});

test.each([1, 2, 3])('applies either the closing or a concurrent completion (%i)', async () => {
  await vendor.item.change({ stock: portions });
  const order = await placeLarge();
  for (const status of ['preparing', 'ready']) await moveOrder(token, order.id, status);
  const [stock, fees] = [Number(await vendor.item.stock()), await feesOf()];
  const [completed, closed] = await Promise.all([
    moveOrder(token, order.id, 'completed'),
    closeUncollected(order.id, true),
  ]);
  expect([completed.status, closed.status].sort()).toEqual([200, 409]);
  const isCompleted = completed.status === 200;
  const now = await read(order.id);
  expect(now).toMatchObject(isCompleted ? { status: 'completed' } : ended);
  expect((isCompleted ? closed : completed).json.order.status).toBe(now.status);
  expect(await vendor.item.stock()).toBe(stock + (isCompleted ? 0 : quantity));
  expect(await feesOf()).toBe(fees + (isCompleted ? order.service_charge : 0));
});

test('allows only the mess’s own staff', async () => {
  const { id } = await writeOrder(vendor, { status: 'ready' });
  const otherPerson = await makeStaff((await makeVendor()).id);
  const [student, admin] = [await makeStudent(), await makeAdmin()];
  expectRefusal(await closeUncollected(id, true, otherPerson.token), 'VENDOR_ACCESS_DENIED');
  expectRefusal(await closeUncollected(id, true, student.token), 'FORBIDDEN');
  expectRefusal(await closeUncollected(id, true, admin.token), 'FORBIDDEN');
  const guest = { body: { return_portions: true } };
  expectRefusal(await call('POST', `/orders/${id}/not-collected`, guest), 'UNAUTHENTICATED');
  expect((await read(id)).status).toBe('ready');
});

test('refuses an unknown order and a missing choice', async () => {
  expectRefusal(await closeUncollected(randomIds.order(vendor.id), true), 'ORDER_NOT_FOUND');
  const { id } = await writeOrder(vendor, { status: 'ready' });
  for (const choice of [undefined, null, 'yes', 1]) {
    expectRefusal(await closeUncollected(id, choice), 'VALIDATION_ERROR');
  }
});

test('shows the mess the number of uncollected orders', async () => {
  const mess = await makeVendor();
  const staff = await makeStaff(mess.id);
  const { id } = await writeOrder(mess, { status: 'ready' });
  expect(await countNotCollected(staff.token)).toBe(0);
  expect((await closeUncollected(id, false, staff.token)).status).toBe(200);
  await expect.poll(() => countNotCollected(staff.token)).toBe(1);
});

async function countNotCollected(by: string) {
  return Number((await getFigures('/orders/analytics/summary', by)).not_collected_orders);
}
