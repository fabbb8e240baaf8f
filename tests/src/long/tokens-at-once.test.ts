import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { keys } from '@thali/functions/table/keys';
import { AppError } from '@thali/shared/http/app-error';
import { camelKeys } from '@thali/shared/http/camel-keys';
import { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { expect, onTestFinished, test } from 'vitest';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeStudent } from '../support/sign-in.ts';
import { testRequestContext } from '../support/test-context.ts';
import { changeRow } from '../support/test-table.ts';

const count = 500;
/** With this many customers, each customer stays below the order limit of one phone. */
const people = 25;
const maxTries = 60;

/**
 * Calls the use case directly, with one socket per call, as separate functions would. All 1,000 calls reach the table
 * at once, and many time out. So the SDK repeats writes that may have succeeded, and some numbers stay unused.
 */
test(`gives ${count} concurrent orders different tokens, and a repeated key keeps its token`, async () => {
  setUpHandlers();
  const { placeOrder } = await import('@thali/functions/orders/placing/place-order');
  const { findVendorOrders } = await import('@thali/functions/orders/store/vendor-orders.table');
  await liftSocketLimit();
  const vendor = await makeVendor({ settings: { tokens: true } });
  const customers = await Promise.all(Array.from({ length: people }, makeConfirmedCustomer));
  const attempts = Array.from({ length: count }, (_, index) => ({
    actor: { role: 'student', userId: customers[index % people] ?? '' } as const,
    headers: { 'idempotency-key': randomUUID() },
    body: PlaceOrderBody.parse(camelKeys(orderBody(vendor))),
  }));
  const answers = await Promise.all(
    [...attempts, ...attempts].map(({ actor, ...input }) =>
      retryWhileBusy(() => placeOrder(actor, input, testRequestContext())),
    ),
  );

  const tokens = new Map(answers.map(({ order }) => [order.id, order.token]));
  expect(answers).toHaveLength(2 * count);
  expect([tokens.size, new Set(tokens.values()).size]).toEqual([count, count]);
  expect([...tokens.values()].every(Number.isInteger)).toBe(true);
  for (const { order } of answers) expect(order.token).toBe(tokens.get(order.id));
  const { orders } = await findVendorOrders(vendor.id, { limit: 1000, max: 1000 });
  expect(new Map(orders.map(({ id, token }) => [id, token]))).toEqual(tokens);
});

/** Lifts the limit on sockets while the test runs. The client's time limits stay as in production. */
async function liftSocketLimit(): Promise<void> {
  const { table } = await import('@thali/functions/table/table-client');
  const handler = table.config.requestHandler as unknown as {
    updateHttpClientConfig(name: 'httpAgent', agent: Agent | undefined): void;
  };
  handler.updateHttpClientConfig('httpAgent', new Agent({ keepAlive: true }));
  onTestFinished(() => handler.updateHttpClientConfig('httpAgent', undefined));
}

/** A customer with a confirmed phone, who needs no code in a surge. @returns the user id */
async function makeConfirmedCustomer(): Promise<string> {
  const { userId } = await makeStudent();
  await changeRow(keys.user(userId), { provenPhone: randomIds.phone() });
  return userId;
}

/** Repeats the order after a busy answer and its Retry-After, as the site does. */
async function retryWhileBusy<T>(send: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === 'SERVICE_BUSY';
      if (!isBusy || tries === maxTries) throw error;
      await sleep(1000 * (error.retryAfterSeconds ?? 1) * (0.5 + Math.random()));
    }
  }
}
