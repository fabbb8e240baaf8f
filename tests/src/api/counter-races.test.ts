import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Answer, call } from '../support/call.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody, saleBody } from '../support/place-test-order.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { makeStaff } from '../support/sign-in.ts';

const [portions, attempted, atOnce] = [
  quickOrLong(4, 20),
  quickOrLong(10, 1000),
  quickOrLong(4, 12),
];

test('five counters and guests sell exactly the last portions, with every key sent twice', {
  timeout: 300_000,
}, async () => {
  const vendor = await makeVendor({ items: [{ stock: portions }] });
  const counters = await Promise.all(
    Array.from({ length: 5 }, () => makeDevice(vendor.id, 'counter')),
  );
  const attempts = Array.from({ length: attempted }, (_, index) => {
    const key = { 'idempotency-key': randomUUID() };
    const counter = index % 4 === 3 ? undefined : counters[index % 5];
    const [path, body] = counter
      ? ['/counter-orders', saleBody(vendor)]
      : ['/orders', orderBody(vendor)];
    return async () => call('POST', path, { body, headers: { ...counter?.headers, ...key } });
  });
  const sold: Answer[] = [];
  while (attempts.length > 0) {
    const batch = attempts.splice(0, atOnce / 2).flatMap((send) => [send, send]);
    sold.push(...(await Promise.all(batch.map(untilAnswered))));
  }
  const accepted = sold.filter(({ status }) => status === 201);
  const refusals = new Set(
    sold.filter(({ status }) => status !== 201).map(({ json }) => json.code),
  );
  expect([...refusals].filter((code) => code !== 'PHONE_PROOF_REQUIRED')).toEqual([
    'MENU_ITEM_UNAVAILABLE',
  ]);
  expect(new Set(accepted.map(({ json }) => json.order.id)).size).toBe(portions);
  expect(accepted).toHaveLength(2 * portions);
  expect(await vendor.item.stock()).toBe(0);
  const { token } = await makeStaff(vendor.id);
  const { orders } = (await call('GET', '/orders?limit=100', { token })).json;
  expect(orders).toHaveLength(portions);
});

/** Repeats a call that lost a race for the table, as screens do. */
async function untilAnswered(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
}
