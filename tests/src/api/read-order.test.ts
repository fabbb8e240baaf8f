import { randomUUID } from 'node:crypto';
import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { keys } from '@thali/functions/table/keys';
import type { listFeedback } from '@thali/shared/feedback/feedback.contract';
import type { OutputOf } from '@thali/shared/http/http-contract';
import { addDays, daysSinceMonday } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { expect, test } from 'vitest';
import { outcomeOf, recordAttack } from '../security/count-attacks.ts';
import { type Answer, call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor, type TestItem, type TestVendor } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { randomIds } from '../support/random-ids.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';
import { changeRow, readRow } from '../support/test-table.ts';
import type { Wire, WireOrder } from '../support/wire-answer.ts';
import { writeOrder } from '../support/write-order.ts';

const tries = quickOrLong(25, 100);

function byToken(orderId: string, trackingToken: string): Promise<Answer> {
  return call('GET', `/orders/${orderId}`, { headers: { 'x-tracking-token': trackingToken } });
}

function byPhone(orderId: string, phone: string): Promise<Answer> {
  return call('GET', `/orders/${orderId}?phone=${encodeURIComponent(phone)}`);
}

async function guestOrder(): Promise<WireOrder> {
  return placeOrder(orderBody(await makeVendor()));
}

test('shows a guest the order by its tracking token, without repeating the token', async () => {
  const { tracking_token, ...order } = await guestOrder();
  const answer = await byToken(order.id, tracking_token);
  expect(answer.status).toBe(200);
  expect(answer.json.order).toEqual(order);
});

test('refuses a token of another order, a shortened and an empty token', async () => {
  const [order, otherOrder] = [await guestOrder(), await guestOrder()];
  const tokens = [otherOrder.tracking_token, order.tracking_token.slice(0, -1), '', 'x'];
  for (const token of tokens) expectRefusal(await byToken(order.id, token), 'ORDER_NOT_FOUND');
});

test('shows a guest the order by the phone in any notation', async () => {
  const { id, customer_info } = await guestOrder();
  const national = customer_info.phone.slice(-10);
  const spaced = `${national.slice(0, 5)} ${national.slice(5)}`;
  const notations = [`+91 ${spaced}`, `0${national}`, spaced, `(+91) ${spaced}`, `0091${national}`];
  for (const phone of [customer_info.phone, national, ...notations]) {
    expect((await byPhone(id, phone)).status, phone).toBe(200);
  }
});

test('refuses wrong phones, and after ten wrong phones even the right phone', async () => {
  const { id, customer_info, tracking_token } = await guestOrder();
  for (let tries = 0; tries < 10; tries += 1) {
    expectRefusal(await byPhone(id, randomIds.phone()), 'ORDER_NOT_FOUND');
  }
  const refused = await byPhone(id, randomIds.phone());
  expectRefusal(refused, 'TOO_MANY_REQUESTS');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expectRefusal(await byPhone(id, customer_info.phone), 'TOO_MANY_REQUESTS');
  expect((await byToken(id, tracking_token)).status, 'the token still works').toBe(200);
});

test('refuses a part of a phone', async () => {
  const { id, customer_info } = await guestOrder();
  for (const phone of ['', ' ', '+', customer_info.phone.slice(-9), '0'.repeat(24)]) {
    expectRefusal(await byPhone(id, phone), 'ORDER_NOT_FOUND');
  }
});

test('shows a student’s order only to that student and the vendor’s staff', async () => {
  const vendor = await makeVendor();
  const [owner, stranger, staff] = await Promise.all([
    makeStudent(),
    makeStudent(),
    makeStaff(vendor.id),
  ]);
  const order = await placeOrder(orderBody(vendor), { token: owner.token });
  const path = `/orders/${order.id}`;
  expect((await call('GET', path, { token: owner.token })).json.order).toEqual(order);
  expect((await call('GET', path, { token: staff.token })).json.order).toEqual(order);
  expectRefusal(await call('GET', path, { token: stranger.token }), 'ORDER_NOT_FOUND');
  expectRefusal(await call('GET', path), 'ORDER_NOT_FOUND');
  const phone = order.customer_info.phone;
  expectRefusal(await byPhone(order.id, phone), 'ORDER_NOT_FOUND');
});

test('gives a stranger the same answer for an existing and an unknown order', async () => {
  const { id, vendor_id } = await guestOrder();
  const [existingOrder, unknownOrder] = await Promise.all([
    call('GET', `/orders/${id}`),
    call('GET', `/orders/${randomIds.order(vendor_id)}`),
  ]);
  const withoutRequestId = ({ text, json }: Answer) => text.replaceAll(json.request_id, '');
  expect(withoutRequestId(existingOrder)).toBe(withoutRequestId(unknownOrder));
});

test('refuses an idempotency key as proof', async () => {
  const vendor = await makeVendor();
  const key = randomUUID();
  const { id } = await placeOrder(orderBody(vendor), { key });
  const answer = await call('GET', `/orders/${id}`, { headers: { 'idempotency-key': key } });
  expectRefusal(answer, 'ORDER_NOT_FOUND');
});

test('accepts one feedback for an order, even from concurrent calls, and its details once', async () => {
  const vendor = await makeVendor({ items: [{}, {}] });
  const { token } = await makeStaff(vendor.id);
  const [dish, otherDish] = vendor.items as [TestItem, TestItem];
  const order = await completedOrder(vendor, token);
  const give = (body: object, proof = order.tracking_token ?? '') =>
    call('PUT', `/orders/${order.id}/feedback`, { body, headers: { 'x-tracking-token': proof } });
  const faces = Array.from({ length: tries }, (_, index) => 1 + (index % 5));
  const answers = await Promise.all(faces.map((face) => give({ face })));
  const acceptedFaces = faces.filter((_, index) => answers[index]?.status === 200);
  const [face = 0] = acceptedFaces;
  // Only repeats of the first face succeed.
  expect(new Set(acceptedFaces)).toEqual(new Set([face]));
  const busy = answers.filter(({ status }) => status === 503).length;
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(
    tries - acceptedFaces.length - busy,
  );

  const details = { face, note: 'Tasty', dishes: [{ menu_item_id: dish.id, word: 'good' }] };
  expectRefusal(
    await give({ ...details, dishes: [{ menu_item_id: otherDish.id, word: 'cold' }] }),
    'VALIDATION_ERROR',
  );
  expectRefusal(await give(details, 'wrong'), 'ORDER_NOT_FOUND');
  for (const _ of [1, 2]) expect((await give(details)).status).toBe(200);
  expectRefusal(await give({ ...details, note: 'Cold' }), 'FEEDBACK_GIVEN');
  const refused = [...answers, await give(details, 'wrong'), await give({ face: 1 + (face % 5) })]
    .filter(({ status }) => status >= 400)
    .map(outcomeOf);
  recordAttack('Feedback: more than one, and on a stranger’s order', refused);
  expectRefusal(await give({ face: 6 }), 'VALIDATION_ERROR');
  const { date } = toIst(new Date(order.created_at));
  const monday = addDays(date, -daysSinceMonday(date));
  const counted = await readRow(keys.feedbackWeek(vendor.id, monday));
  expect(counted).toMatchObject({ meals: 1, [`face${face}`]: 1, [`d${dish.id}good`]: 1 });
});

test('accepts feedback for 48 hours after the handover', async () => {
  const vendor = await makeVendor();
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const give = ({ id, customerPhone }: OrderRecord) =>
    call('PUT', `/orders/${id}/feedback?phone=${encodeURIComponent(customerPhone)}`, {
      body: { face: 5 },
    });
  const orderEaten = (hours: number, changes: Partial<OrderRecord> = {}) =>
    writeOrder(vendor, {
      ...changes,
      status: 'completed',
      statusTimes: { completed: hoursAgo(hours) },
      createdAt: hoursAgo(hours),
    });
  expect((await give(await orderEaten(47.9))).status).toBe(200);
  expectRefusal(await give(await orderEaten(48.1)), 'FEEDBACK_CLOSED');
  expectRefusal(await give(await writeOrder(vendor, { status: 'ready' })), 'FEEDBACK_CLOSED');
  const erased = await orderEaten(1, { bodyHash: '' });
  expectRefusal(await give(erased), 'FEEDBACK_CLOSED');
});

test('shows a mess the feedback of at least three guests, and a phone only to the owner and only if the guest agreed', async () => {
  const vendor = await makeVendor();
  const { token } = await makeStaff(vendor.id);
  const manager = await makeStaff(vendor.id);
  await changeRow(keys.user(manager.userId), { teamRole: 'manager' });
  const read = async (reader = token) =>
    (await call('GET', `/vendors/${vendor.id}/feedback`, { token: reader }))
      .json as unknown as Wire<OutputOf<typeof listFeedback>>;
  const rate = async (body: object) => {
    const order = await completedOrder(vendor, token);
    await call('PUT', `/orders/${order.id}/feedback`, {
      body: { dishes: [{ menu_item_id: vendor.item.id, word: 'salty' }], ...body },
      headers: { 'x-tracking-token': order.tracking_token ?? '' },
    });
  };
  await rate({ face: 2, note: 'Too much salt' });
  await rate({ face: 2, note: 'Please call me', may_answer: true });
  const few = await read();
  expect(few.weeks.at(-1)).toMatchObject({
    meals: null,
    mean: null,
    faces: { counts: {}, others: 0 },
  });
  expect(few.dishes).toEqual([]);
  expect(few.notes).toMatchObject([
    { note: 'Please call me', guest: { phone: expect.any(String) } },
  ]);
  await rate({ face: 5 });
  const { weeks, dishes, notes } = await read();
  expect(weeks).toHaveLength(8);
  expect(weeks.at(-1)).toMatchObject({ meals: 3, mean: 3, faces: { counts: {}, others: 3 } });
  expect(dishes).toMatchObject([{ id: vendor.item.id }]);
  expect(dishes[0]?.weeks.at(-1)).toMatchObject({ words: { counts: { salty: 3 } }, good: 0 });
  expect(notes.map(({ note, guest }) => [note, guest !== undefined && guest !== null])).toEqual([
    ['Please call me', true],
    ['Too much salt', false],
  ]);
  expect(JSON.stringify((await read(manager.token)).notes)).not.toMatch(/phone|order_id/);
});

async function completedOrder(vendor: TestVendor, token: string) {
  const order = await placeOrder(orderBody(vendor));
  for (const status of ['confirmed', 'preparing', 'ready', 'completed']) {
    await moveOrder(token, order.id, status);
  }
  return order;
}
