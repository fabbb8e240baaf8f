import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { keys } from '@thali/functions/table/keys';
import { AppError } from '@thali/shared/http/app-error';
import { camelKeys } from '@thali/shared/http/camel-keys';
import { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { istMoment } from '@thali/shared/time/ist';
import { expect, onTestFinished, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { handlersHere } from '../support/handlers-here.ts';
import { makeVendor, type VendorOptions } from '../support/make-vendor.ts';
import { orderBody, place, placed } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';
import { testContext } from '../support/test-context.ts';
import { changeRow, putRows, readRow } from '../support/test-table.ts';

const withTokens = (options: VendorOptions = {}) =>
  makeVendor({ ...options, settings: { tokens: true } });

const counterOf = (vendorId: string) => keys.tokenCounter(vendorId, istMoment(new Date()).date);

/** A customer whom no rush holds up. */
async function provenCustomer() {
  const customer = await makeStudent();
  await changeRow(keys.user(customer.userId), { provenPhone: randomIds.phone() });
  return customer;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('orders count from 1, each mess by itself; a mess without tokens counts nothing', async () => {
  const [one, other, plain] = await Promise.all([withTokens(), withTokens(), makeVendor()]);
  const tokens = [];
  for (const vendor of [one, one, other, one]) {
    tokens.push((await placed(orderBody(vendor))).token);
  }
  expect(tokens).toEqual([1, 2, 1, 3]);
  expect(await placed(orderBody(plain))).not.toHaveProperty('token');
  expect(await readRow(counterOf(plain.id))).toBeUndefined();
});

test('staff, the kitchen and the order’s own page read the token, and a search finds it', async () => {
  const vendor = await withTokens();
  const { token } = await makeStaff(vendor.id);
  await placed(orderBody(vendor));
  const order = await placed(orderBody(vendor));
  const own = await call('GET', `/orders/${order.id}`, {
    headers: { 'x-tracking-token': String(order.tracking_token) },
  });
  expect(own.json.order.token).toBe(2);
  const kitchen = await call('GET', '/kitchen', { token });
  expect(kitchen.json.orders.map((one) => one.token)).toEqual([1, 2]);
  const found = async () => {
    const { json } = await call('GET', '/orders?search=%232', { token });
    return json.orders.filter((one) => one.token === 2).map(({ id }) => id);
  };
  await expect.poll(found).toEqual([order.id]);
});

test('a step, and one after another, keeps the token', async () => {
  const vendor = await withTokens();
  const { token } = await makeStaff(vendor.id);
  const { id } = await placed(orderBody(vendor));
  for (const status of ['confirmed', 'preparing', 'ready', 'completed']) {
    const { json } = await call('PATCH', `/orders/${id}/status`, { token, body: { status } });
    expect([json.order.status, json.order.token]).toEqual([status, 1]);
  }
});

test('a new day begins at 1', async () => {
  const vendor = await withTokens();
  const yesterday = istMoment(new Date(Date.now() - 24 * 60 * 60 * 1000)).date;
  await putRows([{ ...keys.tokenCounter(vendor.id, yesterday), lastToken: 41 }]);
  expect((await placed(orderBody(vendor))).token).toBe(1);
  const { expiresAt } = (await readRow(counterOf(vendor.id))) ?? {};
  expect(Number(expiresAt)).toBeGreaterThan(Date.now() / 1000 + 24 * 60 * 60);
});

test('what is refused by a check takes no token; what loses its portions leaves a gap', async () => {
  const vendor = await withTokens({ items: [{ stock: 1 }] });
  const wrongPrice = { ...orderBody(vendor), total_amount: 1, final_amount: 2 };
  expectRefusal(await place(wrongPrice), 'PRICE_CHANGED');
  expect((await placed(orderBody(vendor))).token).toBe(1);
  const { item } = vendor;
  await item.change({ stock: 3 });
  const answers = await Promise.all(
    upTo(8).map(() => place(orderBody(vendor, [{ item, quantity: 1 }]))),
  );
  const tokens = answers.flatMap(({ status, json }) => (status === 201 ? json.order.token : []));
  expect(tokens).toHaveLength(3);
  expect(new Set(tokens).size).toBe(3);
});

test('a test order takes none', async () => {
  const vendor = await withTokens();
  const { token } = await makeStaff(vendor.id);
  const { json } = await call('POST', `/vendors/${vendor.id}/test-orders`, {
    token,
    body: { menu_item_id: vendor.item.id },
  });
  expect(json.order).not.toHaveProperty('token');
  expect((await placed(orderBody(vendor))).token).toBe(1);
});

/** Each order was answered twice, with a token that no other has. */
function expectTokens(
  orders: readonly { id: string; token?: number | undefined }[],
  count: number,
) {
  const tokens = new Map(orders.map(({ id, token }) => [id, token]));
  expect(orders).toHaveLength(2 * count);
  expect(tokens.size).toBe(count);
  expect(new Set(tokens.values()).size).toBe(count);
  for (const { id, token } of orders) expect(token).toBe(tokens.get(id));
}

test('40 orders at once, each sent twice: 40 tokens, and a repeat keeps its own', async () => {
  const vendor = await withTokens();
  const { token } = await provenCustomer();
  const attempts = upTo(40).map(() => ({ body: orderBody(vendor), key: randomUUID() }));
  const orders = await Promise.all(
    [...attempts, ...attempts].map(({ body, key }) =>
      untilPlaced(async () => {
        const answer = await place(body, { key, token });
        if (answer.status === 201) return answer.json.order;
        expectRefusal(answer, 'SERVICE_BUSY');
        return undefined;
      }),
    ),
  );
  expectTokens(orders, 40);
  expect(Math.min(...orders.map((order) => Number(order.token)))).toBe(1);
});

/**
 * Past HTTP, and with a socket for each call, as functions of their own have: all 1,000 want the table at the same
 * moment. It answers many of them too late, so the SDK sends again what may have been written; numbers are left out then.
 */
test('500 orders at one moment, each key twice: 500 tokens, and a repeat keeps its own', {
  tags: 'long',
  timeout: 300_000,
}, async () => {
  handlersHere();
  const { placeOrder } = await import('@thali/functions/orders/place-order');
  const { table } = await import('@thali/functions/table/table-client');
  const handler = table.config.requestHandler as unknown as {
    updateHttpClientConfig(name: 'httpAgent', agent: Agent | undefined): void;
  };
  handler.updateHttpClientConfig('httpAgent', new Agent({ keepAlive: true }));
  onTestFinished(() => handler.updateHttpClientConfig('httpAgent', undefined));
  const vendor = await withTokens();
  const customers = await Promise.all(upTo(25).map(provenCustomer));
  const attempts = upTo(500).map((number) => ({
    userId: customers[number % customers.length]?.userId ?? '',
    headers: { 'idempotency-key': randomUUID() },
    body: PlaceOrderBody.parse(camelKeys(orderBody(vendor))),
  }));
  const orders = await Promise.all(
    [...attempts, ...attempts].map(({ userId, headers, body }) =>
      untilPlaced(async () => {
        try {
          const actor = { role: 'student', userId } as const;
          return (await placeOrder(actor, { headers, body }, testContext())).order;
        } catch (error) {
          if (error instanceof AppError && error.code === 'SERVICE_BUSY') return undefined;
          throw error;
        }
      }),
    ),
  );
  expectTokens(orders, 500);
  const { findVendorOrders } = await import('@thali/functions/orders/vendor-orders.table');
  const stored = await findVendorOrders(vendor.id, { limit: 1000, most: 1000 });
  const answered = new Map(orders.map(({ id, token }) => [id, token]));
  expect(new Map(stored.orders.map(({ id, token }) => [id, token]))).toEqual(answered);
});

/** As a guest does: whoever hears that the mess is busy sends the same order again. */
async function untilPlaced<T>(send: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 50; tries += 1) {
    const order = await send();
    if (order) return order;
  }
  throw new Error('Too busy for 50 times');
}
