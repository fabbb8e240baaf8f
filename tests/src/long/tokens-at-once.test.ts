import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { keys } from '@thali/functions/table/keys';
import { AppError } from '@thali/shared/http/app-error';
import { camelKeys } from '@thali/shared/http/camel-keys';
import { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { expect, onTestFinished, test } from 'vitest';
import { handlersHere } from '../support/handlers-here.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { makeStudent } from '../support/sign-in.ts';
import { testContext } from '../support/test-context.ts';
import { changeRow } from '../support/test-table.ts';

const count = 500;
/** So many that nobody is over the limit of one phone. */
const people = 25;
const mostTries = 60;

/**
 * Past HTTP, and with a socket for each call, as functions of their own have: all 1,000 want the table at the same
 * moment. It answers many of them too late, so the SDK sends again what may have been written; numbers are left out then.
 */
test(`${count} orders at one moment, each key twice: ${count} tokens, and a repeat keeps its own`, async () => {
  handlersHere();
  const { placeOrder } = await import('@thali/functions/orders/placing/place-order');
  const { findVendorOrders } = await import('@thali/functions/orders/store/vendor-orders.table');
  await giveSockets();
  const vendor = await makeVendor({ settings: { tokens: true } });
  const customers = await Promise.all(Array.from({ length: people }, provenCustomer));
  const attempts = Array.from({ length: count }, (_, index) => ({
    actor: { role: 'student', userId: customers[index % people] ?? '' } as const,
    headers: { 'idempotency-key': randomUUID() },
    body: PlaceOrderBody.parse(camelKeys(orderBody(vendor))),
  }));
  const answers = await Promise.all(
    [...attempts, ...attempts].map(({ actor, ...input }) =>
      untilPlaced(() => placeOrder(actor, input, testContext())),
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

/** For as long as the test runs; the client's time limits stay as they are in production. */
async function giveSockets(): Promise<void> {
  const { table } = await import('@thali/functions/table/table-client');
  const handler = table.config.requestHandler as unknown as {
    updateHttpClientConfig(name: 'httpAgent', agent: Agent | undefined): void;
  };
  handler.updateHttpClientConfig('httpAgent', new Agent({ keepAlive: true }));
  onTestFinished(() => handler.updateHttpClientConfig('httpAgent', undefined));
}

/** A customer whom no rush holds up. @returns their id */
async function provenCustomer(): Promise<string> {
  const { userId } = await makeStudent();
  await changeRow(keys.user(userId), { provenPhone: randomIds.phone() });
  return userId;
}

/** As a guest does who hears that the mess is busy: the same order again, after the time that the answer names. */
async function untilPlaced<T>(send: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === 'SERVICE_BUSY';
      if (!isBusy || tries === mostTries) throw error;
      await sleep(1000 * (error.retryAfterSeconds ?? 1) * (0.5 + Math.random()));
    }
  }
}
