import { randomUUID } from 'node:crypto';
import { toUserRows } from '@thali/functions/identity/users.table';
import { log } from '@thali/functions/logs/log';
import { demoIds } from '@thali/local/seed/demo-ids';
import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Crashes, injectCrashes } from '../support/crashes.ts';
import {
  identifyingTexts,
  newPerson,
  readBusiness,
  waitUntilCounted,
} from '../support/erasable-person.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { operate } from '../support/operate.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { randomIds } from '../support/random-ids.ts';
import { rowsWith } from '../support/scan-table.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { putRows } from '../support/test-table.ts';
import { writeOrder } from '../support/write-order.ts';

let crashes: Crashes;
let handler: (event: { job: string; phone: string }, context: Context) => Promise<unknown>;
beforeAll(async () => {
  setUpHandlers();
  const { table } = await import('@thali/functions/table/table-client');
  const { cognito } = await import('@thali/functions/auth/cognito/cognito');
  ({ handler } = await import('@thali/functions/lambdas/operations.lambda'));
  crashes = injectCrashes([table, cognito]);
}, 60_000);
beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
});
afterAll(() => crashes.remove());

/** Creates a customer with two orders on the account and three as a guest. The kitchen had confirmed all orders. */
async function makeCustomer(vendor: TestVendor) {
  const person = { ...newPerson(), phone: randomIds.phone(), userId: demoIds.user(randomUUID()) };
  const { userId, name, email, phone } = person;
  const time = new Date().toISOString();
  const user = { id: userId, name, email, phone, provenPhone: phone };
  await putRows(toUserRows({ ...user, createdAt: time, updatedAt: time }));
  const personalData = { customerName: name, customerEmail: email, customerPhone: phone };
  const orders = await Promise.all(
    [1, 2, 3, 4, 5].map((hours) => {
      const createdAt = new Date(Date.now() - hours * 3_600_000).toISOString();
      return writeOrder(vendor, {
        ...personalData,
        ...(hours > 3 && { customerId: userId }),
        status: hours % 2 === 0 ? 'expired' : 'cancelled',
        statusTimes: { confirmed: createdAt },
        createdAt,
      });
    }),
  );
  return { ...person, orderIds: orders.map(({ id }) => id) };
}

type Customer = Awaited<ReturnType<typeof makeCustomer>>;

function erase({ phone }: Customer): Promise<unknown> {
  const context = { awsRequestId: randomUUID() } as Context;
  return handler({ job: 'erase-customer', phone }, context);
}

/** Erases with a crash after `calls` changes. @returns the number of changes made */
async function eraseWithCrash({ calls }: { calls: number }, customer: Customer): Promise<number> {
  crashes.crashAfter(calls);
  await erase(customer).catch((error: unknown) => {
    expect(error).toMatchObject({ name: 'Crash' });
  });
  return crashes.restart();
}

/** Creates customers and waits until the statistics count them. */
async function makeCountedCustomers(vendor: TestVendor, count: number): Promise<Customer[]> {
  const customers = await Promise.all(Array.from({ length: count }, () => makeCustomer(vendor)));
  await waitUntilCounted(customers.flatMap(({ orderIds }) => orderIds));
  return customers;
}

test('after a crash at any change, the next run finishes the erasure and no count changes', async () => {
  const vendor = await makeVendor();
  // An erasure is slow, because it reads the vendors of all tests. So the short run tries every second crash point.
  const step = quickOrLong(2, 1);
  const customers = await makeCountedCustomers(vendor, 26 / step);
  const before = await readBusiness(vendor);
  expect(before.customers).toHaveLength(2 * customers.length);

  let crashCount = 0;
  for (const [index, customer] of customers.entries()) {
    const calls = index * step;
    const callsMade = await eraseWithCrash({ calls }, customer);
    if (callsMade > calls) crashCount += 1;
    const repeat = await erase(customer);
    // `found` may be false, if the crash came after the last relevant change.
    expect(repeat).toHaveProperty('found');
    expect(await erase(customer)).toEqual({ found: false });
  }
  // At least one run had no crash, so the crash points cover the whole erasure.
  expect(crashCount * step).toBeGreaterThan(12);
  expect(crashCount).toBeLessThan(customers.length);
  expect(await rowsWith(...customers.flatMap(identifyingTexts))).toEqual([]);
  expect(await readBusiness(vendor)).toEqual(before);
  const rebuilt = await operate('rebuild-projections', { vendorId: vendor.id });
  expect(rebuilt.result).toEqual({ vendors: 1, drift: 0 });
}, 180_000);

test('a recount between a crash and the next run still counts each person as one customer', async () => {
  const vendor = await makeVendor();
  const step = quickOrLong(2, 1);
  const customers = await makeCountedCustomers(vendor, 8 / step);
  const before = await readBusiness(vendor);
  for (const [index, customer] of customers.entries()) {
    await eraseWithCrash({ calls: index * step + 3 }, customer);
    await operate('rebuild-projections', { vendorId: vendor.id });
    await erase(customer);
  }
  expect(await rowsWith(...customers.flatMap(identifyingTexts))).toEqual([]);
  expect(await readBusiness(vendor)).toEqual(before);
  const rebuilt = await operate('rebuild-projections', { vendorId: vendor.id });
  expect(rebuilt.result).toEqual({ vendors: 1, drift: 0 });
}, 120_000);

test('two concurrent erasures erase a person once', async () => {
  const vendor = await makeVendor();
  const [customer] = await makeCountedCustomers(vendor, 1);
  if (!customer) throw new Error('No customer');
  const before = await readBusiness(vendor);
  const both = await Promise.allSettled([erase(customer), erase(customer)]);
  expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await erase(customer)).toEqual({ found: false });
  expect(await rowsWith(...identifyingTexts(customer))).toEqual([]);
  expect(await readBusiness(vendor)).toEqual(before);
});
