import { orderStatuses, statusFacts } from '@thali/shared/orders/order-status';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { type Kitchen, makeKitchen } from '../support/kitchen.ts';
import { orderBody, placed } from '../support/place-test-order.ts';
import { makeStaff } from '../support/sign-in.ts';
import { writeOrder } from '../support/write-order.ts';

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await makeKitchen();
});

const read = (token = kitchen.token) => call('GET', '/kitchen', { token });
const send = (method: string, path: string, body: unknown) =>
  call(method, path, { token: kitchen.token, body });
const tick = (orderId: string, doneLines: unknown) =>
  send('PUT', `/orders/${orderId}/done-lines`, { done_lines: doneLines });
const promise = (orderId: string, time: unknown) =>
  send('PUT', `/orders/${orderId}/ready-time`, { estimated_ready_time: time });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const twoLines = (mess = kitchen.vendor) =>
  placed(
    orderBody(mess, [
      { item: mess.item, quantity: 1 },
      { item: mess.item, quantity: 2 },
    ]),
  );
const doneOf = (order: { items: { is_done?: boolean }[] }) =>
  order.items.flatMap(({ is_done }, index) => (is_done ? [index] : []));

describe('GET /kitchen', () => {
  test('has all that is ongoing, oldest first, the dishes and the mess, and nothing of another one', async () => {
    const mess = await makeKitchen();
    const other = await makeKitchen();
    const foreign = await placed(orderBody(other.vendor));
    const orders = [];
    for (const status of ['pending', 'ready', 'confirmed', 'preparing'] as const) {
      orders.push(await writeOrder(mess.vendor, { status }));
    }
    await writeOrder(mess.vendor, { status: 'completed' });
    await expect.poll(async () => (await read(mess.token)).json.orders.length).toBe(orders.length);
    const { status, json, text } = await read(mess.token);
    expect(status, text).toBe(200);
    const times = json.orders.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted());
    expect(json.orders.map(({ id }) => id).sort()).toEqual(orders.map(({ id }) => id).sort());
    expect(json.vendor).toMatchObject({ id: mess.vendor.id, subdomain: mess.vendor.subdomain });
    expect(json.items[0]).toMatchObject({ id: mess.vendor.item.id, sold_out_today: false });
    expect(json.items[0]).not.toHaveProperty('price');
    expect(text).not.toContain(foreign.id);
    expect(text).not.toContain(other.vendor.id);
  });

  test('is for the kitchen alone', async () => {
    expectRefusal(await call('GET', '/kitchen'), 'UNAUTHENTICATED');
  });
});

describe('lines that are cooked', () => {
  test('reach everybody, and can be taken back', async () => {
    const { id, updated_at } = await twoLines();
    for (const lines of [[1], [0, 1], [1, 1], [0], []]) {
      const { status, json, text } = await tick(id, lines);
      expect(status, text).toBe(200);
      expect(doneOf(json.order)).toEqual([...new Set(lines)]);
      expect(json.order.status).toBe('pending');
      expect(json.order.updated_at > updated_at).toBe(true);
      const { order } = (await call('GET', `/orders/${id}`, { token: kitchen.token })).json;
      expect(order).toEqual(json.order);
    }
  });

  test('a screen that loses a concurrent tick gets a conflict', async () => {
    const { id } = await twoLines();
    const answers = await Promise.all([[0], [1], [0, 1], []].map((lines) => tick(id, lines)));
    const { order } = (await call('GET', `/orders/${id}`, { token: kitchen.token })).json;
    for (const [index, answer] of answers.entries()) {
      if (answer.status === 409) expectRefusal(answer, 'ORDER_STATUS_CONFLICT');
      else expect(doneOf(answer.json.order)).toEqual([[0], [1], [0, 1], []][index]);
    }
    const times = answers.map(({ json }) => json.order.updated_at);
    expect(order.updated_at).toBe(times.toSorted().at(-1));
  });

  test('that others have ticked meanwhile stay, where a screen says which it means', async () => {
    const { id } = await twoLines();
    const say = async (doneLines: number[], changedLines: number[]) => {
      const body = { done_lines: doneLines, changed_lines: changedLines };
      const { status, text, json } = await send('PUT', `/orders/${id}/done-lines`, body);
      expect(status, text).toBe(200);
      return doneOf(json.order);
    };
    expect(await say([0], [0])).toEqual([0]);
    expect(await say([1], [1])).toEqual([0, 1]);
    expect(await say([], [0])).toEqual([1]);
    expect(await say([0], [])).toEqual([1]);
    const body = { done_lines: [], changed_lines: [2] };
    expectRefusal(await send('PUT', `/orders/${id}/done-lines`, body), 'VALIDATION_ERROR');
  });

  test('stay through the steps that follow', async () => {
    const { id } = await twoLines();
    await tick(id, [1]);
    const { json } = await send('PATCH', `/orders/${id}/status`, { status: 'confirmed' });
    expect(doneOf(json.order)).toEqual([1]);
  });

  test('are those of an ongoing order', async () => {
    const { id } = await writeOrder(kitchen.vendor, { status: 'completed' });
    const answer = await tick(id, [0]);
    expectRefusal(answer, 'INVALID_STATUS_TRANSITION');
    expect(answer.json.order).toMatchObject({ id, status: 'completed' });
  });

  test.each([[[2]], [[-1]], [[0.5]], [['0']], ['0'], [undefined]])(
    'are none at %j',
    async (lines) => {
      const { id } = await twoLines();
      expectRefusal(await tick(id, lines), 'VALIDATION_ERROR');
    },
  );
});

describe('another ready time', () => {
  test.each(orderStatuses)('while %s', async (status) => {
    const { id } = await writeOrder(kitchen.vendor, { status });
    const time = inMinutes(25);
    const answer = await promise(id, time);
    if (!statusFacts[status].isCooking) {
      expectRefusal(answer, 'INVALID_STATUS_TRANSITION');
      return;
    }
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.order).toMatchObject({ status, estimated_ready_time: time });
  });

  test.each([null, 'soon', inMinutes(25 * 60)])('is no %s', async (time) => {
    const { id } = await writeOrder(kitchen.vendor, { status: 'preparing' });
    expectRefusal(await promise(id, time), 'VALIDATION_ERROR');
  });
});

test('staff of another mess can’t change anything', async () => {
  const { id } = await twoLines();
  const { token } = await makeStaff((await makeKitchen()).vendor.id);
  const bodies = {
    'done-lines': { done_lines: [0] },
    'ready-time': { estimated_ready_time: inMinutes(5) },
  };
  for (const [path, body] of Object.entries(bodies)) {
    expectRefusal(
      await call('PUT', `/orders/${id}/${path}`, { token, body }),
      'VENDOR_ACCESS_DENIED',
    );
  }
});
