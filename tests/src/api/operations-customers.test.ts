import { randomUUID } from 'node:crypto';
import { readAuditMonth } from '@thali/functions/audit/audit-log.table';
import type { Refusal } from '@thali/functions/lambdas/operations.lambda';
import { keys } from '@thali/functions/table/keys';
import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { call } from '../support/call.ts';
import { login, openCustomer, registerCustomer } from '../support/customers.ts';
import {
  addFollower,
  identifyingTexts,
  makeAccountWithOrders,
  makeGuestWithOrders,
  newPerson,
  readBusiness,
  waitUntilCounted,
} from '../support/erasable-person.ts';
import { expectAllExported } from '../support/exported-rows.ts';
import { importProjections } from '../support/import-projections.ts';
import { importWallet } from '../support/import-wallet.ts';
import { limitJobsTo, removeJobLimit } from '../support/limit-jobs.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { operate as operateThere } from '../support/operate.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { rowsWith } from '../support/scan-table.ts';
import { makeAdmin, makeStaff, makeStudent } from '../support/sign-in.ts';
import { orderRecord } from '../support/stream-event.ts';
import { readRow } from '../support/test-table.ts';
import { writeOrder } from '../support/write-order.ts';

const [useCases, projections] = await Promise.all([importWallet(), importProjections()]);
const operations = await import('@thali/functions/lambdas/operations.lambda');
/** This file's vendors. An operation searches every vendor, so it may see these only. */
const vendors: TestVendor[] = [];
/** Texts that no row may contain at the end. */
const erasedWords: string[] = [];
beforeAll(() => limitJobsTo(vendors));
afterAll(removeJobLimit);

/** Runs an operation in this process. */
async function operate(operation: 'export-customer' | 'erase-customer', input: object) {
  const context = { awsRequestId: randomUUID() } as Context;
  const answer = await operations.handler({ ...input, job: operation } as { job: string }, context);
  const { refused } = answer as { refused?: Refusal['refused'] };
  return {
    status: refused ? 400 : 200,
    result: answer as Record<string, unknown>,
    error: refused?.message ?? '',
  };
}

/** Expects a recount without drift. The last test searches all rows for the person. */
async function expectErased(person: { mark: string; phone: string; vendors: TestVendor[] }) {
  erasedWords.push(...identifyingTexts(person));
  for (const { id: vendorId } of person.vendors) {
    const recount = await operateThere('recount-wallets', { vendorId });
    expect(recount).toMatchObject({ status: 200, result: { drift: 0 } });
    const rebuilt = await operateThere('rebuild-projections', { vendorId });
    expect(rebuilt.result).toEqual({ vendors: 1, drift: 0 });
  }
}

async function auditedSince(since: string) {
  const month = since.slice(0, 7);
  const rows = await readAuditMonth(month, { before: undefined, limit: 1000 });
  return rows.filter(({ at }) => at >= since);
}

describe('a customer with an account', () => {
  test('is exported with all stored data', async () => {
    const person = await makeAccountWithOrders(useCases, vendors);
    await waitUntilCounted(person.orderIds);
    const { status, result } = await operate('export-customer', { phone: person.phone });
    expect(status).toBe(200);
    expect(result.account).toMatchObject({
      id: person.userId,
      name: person.name,
      email: person.otherEmail,
      signInEmail: person.email,
      provenPhone: person.phone,
      favorites: [person.vendors[0]?.item.id],
      roles: ['student'],
    });
    const orders = result.orders as Record<string, unknown>[];
    expect(orders.map(({ id }) => id).toSorted()).toEqual(person.orderIds.toSorted());
    expect(orders[0]).toMatchObject({
      customerInfo: { name: person.name, phone: person.phone, email: person.email },
      specialInstructions: person.wish,
      items: [{ quantity: 1, unitPrice: 60, specialInstructions: person.wish }],
      vendorName: expect.stringMatching(/^Mess /),
    });
    expect(result.customerOf).toHaveLength(2);
    expect(result.customerOf).toContainEqual(
      expect.objectContaining({ vendorId: person.vendors[1]?.id, orders: 2, spent: 120 }),
    );
    expect(result.newsletter).toMatchObject([{ email: person.email }]);
    expect(result.codes).toContainEqual(expect.objectContaining({ tries: 0 }));
    expect(JSON.stringify(result)).not.toMatch(
      /"(codeHash|askingDevice|askingAddress|bodyHash|PK|SK)"/,
    );

    const kinds = await expectAllExported(result, identifyingTexts(person));
    expect(kinds).toEqual(expect.arrayContaining(['user', 'email', 'phone', 'subscriber']));

    for (const selector of [{ email: person.email }, { customerId: person.userId }]) {
      const sameExport = (await operate('export-customer', selector)).result;
      expect({ ...sameExport, exportedAt: '' }).toEqual({ ...result, exportedAt: '' });
    }
    await vi.waitFor(async () => {
      await addFollower(person);
      const { liveConnections } = (await operate('export-customer', { phone: person.phone }))
        .result;
      expect(liveConnections).toMatchObject([{ connectionIds: [person.mark] }]);
    }, 15_000);
  });

  test('is erased without changing the figures of the messes', async () => {
    const person = await makeAccountWithOrders(useCases, vendors);
    await waitUntilCounted(person.orderIds);
    const before = await Promise.all(person.vendors.map(readBusiness));
    await addFollower(person);
    const since = new Date().toISOString();

    const erased = await operate('erase-customer', { phone: person.phone });
    expect(erased).toMatchObject({
      status: 200,
      result: { found: true, account: true, orders: 6, vendors: 2 },
    });
    await expectErased(person);
    expect(await Promise.all(person.vendors.map(readBusiness))).toEqual(before);
    for (const address of [person.email, person.otherEmail]) {
      expect(await readRow(keys.email(address))).toBeUndefined();
    }
    expect(await readRow(keys.phone(person.phone))).toBeUndefined();

    const audit = await auditedSince(since);
    expect(audit.find(({ target }) => target === person.userId)).toMatchObject({
      action: 'eraseCustomer',
      adminId: 'operator',
      outcome: 'done',
    });
    expect((await login(person.email, 'chai 4 u')).status).toBe(401);
    for (const selector of [
      { phone: person.phone },
      { email: person.email },
      { customerId: person.userId },
    ]) {
      expect((await operate('erase-customer', selector)).result).toEqual({ found: false });
    }
  });

  test('is erased from an unpaid order, which stays out of the figures', {
    tags: 'long',
  }, async () => {
    const person = await makeAccountWithOrders(useCases, vendors);
    await waitUntilCounted(person.orderIds);
    const [vendor] = person.vendors;
    if (!vendor) throw new Error('No mess');
    const unpaid = await writeOrder(vendor, {
      status: 'cancelled',
      cancelReason: 'unpaid',
      paymentMethod: 'online',
      paymentStatus: 'failed',
      awaitsPaymentUntil: new Date().toISOString(),
      customerId: person.userId,
      customerName: person.name,
      customerPhone: person.phone,
    });
    const before = await readBusiness(vendor);
    expect((await operate('erase-customer', { phone: person.phone })).result.orders).toBe(7);
    await expectErased(person);
    expect(await readBusiness(vendor)).toEqual(before);
    expect(await readRow(keys.orderCounted(unpaid.id))).toBeUndefined();
  });

  test('does not reappear through a valid token or a late stream record', {
    tags: 'long',
  }, async () => {
    const person = await makeAccountWithOrders(useCases, vendors);
    const [id = ''] = person.orderIds;
    const { readOrder } = await import('@thali/functions/orders/store/orders.table');
    const order = await readOrder(id);
    if (!order) throw new Error('No order');
    // Erase at once, before the stream consumer has counted all orders.
    expect((await operate('erase-customer', { email: person.email })).result.orders).toBe(6);
    expect(await projections.deliver([orderRecord(order)])).toEqual([]);
    const { token } = person;
    const profile = await call('PUT', '/auth/profile', { token, body: { name: person.name } });
    expect(profile.status).toBe(401);
    const path = `/customers/me/favorites/${person.vendors[0]?.item.id}`;
    expect((await call('PUT', path, { token })).status).toBe(401);
    expect(await readRow(keys.user(person.userId))).toBeUndefined();
    await expectErased(person);
  });

  test('makes phone and e-mail available for a new account after an erasure', async () => {
    const person = newPerson();
    const { phone } = await registerCustomer('chai 4 u', person.email);
    await operate('erase-customer', { phone });
    const { email } = await makeStudent();
    expect(email).not.toBe(person.email);
    const body = { name: 'New', email: person.email, password: 'chai 4 u', role: 'student' };
    expect((await call('POST', '/auth/register', { body })).status).toBe(201);
  });

  test('is erased even before setting a password', async () => {
    const person = newPerson();
    const { phone, customerId } = await openCustomer(person.email);
    const erased = await operate('erase-customer', { customerId });
    expect(erased.result).toEqual({ found: true, account: true, orders: 0, vendors: 0 });
    erasedWords.push(person.mark, phone.slice(-10));
  });
});

describe('a guest', () => {
  test('is exported by phone', async () => {
    const person = await makeGuestWithOrders(useCases, vendors);
    const [vendor] = person.vendors;
    if (!vendor) throw new Error('No vendor');
    const customer_info = { name: person.name, phone: person.phone.slice(3) };
    const withoutDialCode = await placeOrder({ ...orderBody(vendor), customer_info });
    await waitUntilCounted([...person.orderIds, withoutDialCode.id]);
    const { result } = await operate('export-customer', { phone: person.phone.slice(3) });
    expect(result).toMatchObject({ account: null, codes: [], liveConnections: [] });
    expect(result.orders).toHaveLength(8);
    expect(result.customerOf).toHaveLength(2);
    const kinds = await expectAllExported(result, identifyingTexts(person));
    expect(kinds).toEqual(expect.arrayContaining(['order', 'orderBrief', 'customer', 'orderPush']));
    const unknownPerson = await operate('export-customer', { phone: randomIds.phone() });
    expect(unknownPerson.error).toBe('Nothing is stored about this person.');
  });

  test('is erased, still counts as one customer of each mess, and can return as a new customer', async () => {
    const person = await makeGuestWithOrders(useCases, vendors);
    await waitUntilCounted(person.orderIds);
    const before = await Promise.all(person.vendors.map(readBusiness));
    const since = new Date().toISOString();
    const erased = await operate('erase-customer', { phone: person.phone });
    expect(erased.result).toEqual({ found: true, account: false, orders: 7, vendors: 2 });
    await expectErased(person);
    expect(await Promise.all(person.vendors.map(readBusiness))).toEqual(before);
    expect(JSON.stringify(await auditedSince(since))).not.toContain(person.phone.slice(-10));
    expect((await operate('erase-customer', { phone: person.phone })).result).toEqual({
      found: false,
    });

    const [vendor] = person.vendors;
    if (!vendor) throw new Error('No vendor');
    const orderId = person.orderIds[0];
    for (const phone of ['none', person.phone]) {
      const path = `/orders/${orderId}?phone=${encodeURIComponent(phone)}`;
      expect((await call('GET', path)).status).not.toBe(200);
    }
    const statusTimes = { confirmed: new Date().toISOString() };
    const nextOrder = await writeOrder(vendor, {
      customerPhone: person.phone,
      status: 'expired',
      statusTimes,
    });
    await waitUntilCounted([nextOrder.id]);
    const { customers } = await readBusiness(vendor);
    expect(customers).toHaveLength((before[0]?.customers.length ?? 0) + 1);
    expect((await operate('erase-customer', { phone: person.phone })).result.orders).toBe(1);
    await expectErased(person);
    expect((await readBusiness(vendor)).customers).toEqual(customers);
  });

  test('is erased together with an account of the same phone', { tags: 'long' }, async () => {
    const account = await makeAccountWithOrders(useCases, vendors);
    const [vendor] = account.vendors;
    if (!vendor) throw new Error('No vendor');
    const order = await writeOrder(vendor, {
      customerPhone: account.phone,
      customerName: account.name,
      status: 'cancelled',
    });
    await waitUntilCounted([order.id]);
    const { result } = await operate('erase-customer', { customerId: account.userId });
    expect(result).toEqual({ found: true, account: true, orders: 7, vendors: 2 });
    await expectErased(account);
  });
});

describe('the erasure of a person', () => {
  test('is refused during an order, signed in or not', async () => {
    const vendor = await makeVendor();
    vendors.push(vendor);
    const { userId } = await makeStudent();
    const phone = randomIds.phone();
    const orders = [
      await writeOrder(vendor, { customerId: userId, status: 'preparing' }),
      await writeOrder(vendor, { customerPhone: phone }),
    ];
    await waitUntilCounted(orders.map(({ id }) => id));
    for (const selector of [{ customerId: userId }, { phone }]) {
      const { status, error } = await operate('erase-customer', selector);
      expect(error).toMatch(/^This person has an ongoing order/);
      expect(status).toBe(400);
    }
    expect(await readRow(keys.user(userId))).toBeDefined();
    expect(await readRow(keys.order(orders[1]?.id ?? ''))).toMatchObject({ customerPhone: phone });
  });

  test('is refused for people who work for a mess or the platform', async () => {
    const staff = [await makeStaff((await makeVendor()).id), await makeAdmin()];
    for (const { userId, email } of staff) {
      const { status, error } = await operate('erase-customer', { email });
      expect([status, error.slice(0, 23)]).toEqual([400, 'This person works for a']);
      expect(await readRow(keys.user(userId))).toBeDefined();
      expect(await readRow(keys.email(email))).toBeDefined();
    }
  });

  test('leaves another person whose e-mail was in the profile', async () => {
    const [first, second] = [await makeStudent(), await makeStudent()];
    const body = { email: second.email, phone: randomIds.phone() };
    await call('PUT', '/auth/profile', { token: first.token, body });
    await operate('erase-customer', { customerId: first.userId });
    expect(await readRow(keys.user(first.userId))).toBeUndefined();
    expect(await readRow(keys.email(first.email))).toBeUndefined();
    expect(await readRow(keys.email(second.email))).toMatchObject({ userId: second.userId });
    expect(await readRow(keys.user(second.userId))).toBeDefined();
  });
});

test('leaves no row with data of an erased person', async () => {
  const { email } = await makeStudent();
  const found = await rowsWith(email, ...erasedWords);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((row) => !JSON.stringify(row).includes(email))).toEqual([]);
});
