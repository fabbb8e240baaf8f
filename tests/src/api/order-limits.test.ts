import { randomUUID } from 'node:crypto';
import { scopeHash } from '@thali/functions/limits/scope-hash';
import { keys } from '@thali/functions/table/keys';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { registerCustomer, verifyOtp } from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { importOrders } from '../support/import-orders.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { codeTo } from '../support/outbox.ts';
import { orderBody, placeOrder, postOrder } from '../support/place-test-order.ts';
import { useProductionLimits } from '../support/production-limits.ts';
import { randomIds } from '../support/random-ids.ts';
import { makeStudent } from '../support/sign-in.ts';
import { readRow } from '../support/test-table.ts';

let useCases: Awaited<ReturnType<typeof importOrders>>;
let vendor: TestVendor;
useProductionLimits();
beforeAll(async () => {
  useCases = await importOrders();
});
beforeEach(async () => {
  vendor = await makeVendor();
});

const needsProof = expect.objectContaining({ code: 'PHONE_PROOF_REQUIRED' });

function bodyOf(phone = randomIds.phone(), mess = vendor) {
  return { ...orderBody(mess), customer_info: { name: 'Meera', phone } };
}

const runAtOnce = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

/** Requests a code for an order and exchanges it for a phone proof. */
async function provePhone(phone: string): Promise<string> {
  await call('POST', '/auth/request-otp', { body: { phone, action: 'order' } });
  const { json } = await verifyOtp({ phone, otp: await codeTo(phone), action: 'order' });
  return json.phone_proof;
}

describe('without a proven phone', () => {
  test('accepts four orders in ten minutes, even at once', async () => {
    const [from, phone] = [randomUUID(), randomIds.phone()];
    const outcomes = await runAtOnce(12, () =>
      useCases.place(bodyOf(phone), { from }).catch((error) => error),
    );
    expect(outcomes.filter((end) => 'id' in end)).toHaveLength(4);
    expect(outcomes.filter((end) => !('id' in end))).toEqual(Array(8).fill(needsProof));
    await useCases.place(bodyOf(), { from });
  });

  test('accepts sixty orders per address and mess, counted in a row below 1 kB', async () => {
    const from = randomUUID();
    // Place the orders in batches, because the SDK repeats slow writes and so counts them twice.
    for (let batch = 0; batch < 6; batch += 1) {
      await runAtOnce(10, () => useCases.place(bodyOf(), { from }));
    }
    await expect(useCases.place(bodyOf(), { from })).rejects.toEqual(needsProof);
    const neighbour = await makeVendor();
    await useCases.place(bodyOf(undefined, neighbour), { from });
    const window = Math.floor(Date.now() / 600_000);
    const row = await readRow(keys.rateLimit(`order:${vendor.id}:${scopeHash(from)}`, window));
    expect(row).toMatchObject({ tries: 60 });
    expect(Object.keys(row ?? {})).toHaveLength(60 + 4);
    const bytes = Object.entries(row ?? {}).map(([name, value]) => name.length + `${value}`.length);
    expect(bytes.reduce((sum, value) => sum + value)).toBeLessThan(1000);
  });

  test('repeats the order of a known key at the limit, without counting it again', async () => {
    const [from, phone, key] = [randomUUID(), randomIds.phone(), randomUUID()];
    const body = bodyOf(phone);
    const first = await useCases.place(body, { from, key });
    for (let repeat = 0; repeat < 5; repeat += 1) await useCases.place(body, { from, key });
    await runAtOnce(3, () => useCases.place(bodyOf(phone), { from }));
    expect((await useCases.place(body, { from, key })).id).toBe(first.id);
    await expect(useCases.place(bodyOf(phone), { from })).rejects.toEqual(needsProof);
  });

  test('does not count an order refused as sold out', async () => {
    const mess = await makeVendor({ items: [{ stock: 1 }] });
    const [from, phone] = [randomUUID(), randomIds.phone()];
    const buy = () => useCases.place(bodyOf(phone, mess), { from });
    const outcomes = await runAtOnce(4, () => buy().catch((error) => error.code));
    expect(outcomes.filter((end) => end === 'MENU_ITEM_UNAVAILABLE')).toHaveLength(3);
    await mess.item.change({ stock: 3 });
    await runAtOnce(3, buy);
    await mess.item.change({ stock: 1 });
    await expect(buy()).rejects.toEqual(needsProof);
  });

  test('accepts at most five counted portions', async () => {
    const counted = await makeVendor({ items: [{ stock: 80 }, {}] });
    const [limited = counted.item, unlimited = counted.item] = counted.items;
    const bodyWith = (...quantities: [number, number]) =>
      orderBody(counted, [
        { item: limited, quantity: quantities[0] },
        { item: unlimited, quantity: quantities[1] },
      ]);
    await expect(useCases.place(bodyWith(6, 1))).rejects.toEqual(needsProof);
    await useCases.place(bodyWith(5, 50));
    expect(await limited.stock()).toBe(75);
    const body = bodyWith(60, 1);
    const phone_proof = await useCases.phoneProofOf(body.customer_info.phone);
    await useCases.place({ ...body, phone_proof });
  });
});

describe('with a proven phone', () => {
  test('accepts orders with a proof from a code, and does not store the proof', async () => {
    const phone = randomIds.phone();
    const phone_proof = await provePhone(phone);
    const [from, key] = [randomUUID(), randomUUID()];
    await runAtOnce(4, () => useCases.place(bodyOf(phone), { from }));
    const body = bodyOf(phone);
    await expect(useCases.place(body, { from, key })).rejects.toEqual(needsProof);
    const order = await useCases.place({ ...body, phone_proof }, { from, key });
    expect((await useCases.place(body, { from, key })).id).toBe(order.id);
    expect(await readRow(keys.order(order.id))).not.toHaveProperty('isUnproven');
  });

  test('refuses an order code at sign-in and a sign-in code for an order', async () => {
    const { phone } = await registerCustomer();
    expectRefusal(
      await verifyOtp({ phone, otp: await codeTo(phone), action: 'order' }),
      'INVALID_OTP',
    );
    const otherPhone = randomIds.phone();
    await call('POST', '/auth/request-otp', { body: { phone: otherPhone, action: 'order' } });
    const otp = await codeTo(otherPhone);
    const asRegistration = { phone: otherPhone, otp, action: 'register', name: 'Meera' };
    expectRefusal(await verifyOtp(asRegistration), 'INVALID_OTP');
  });

  test('accepts a proof only for its phone, for a day and unchanged', async () => {
    const [phone, otherPhone] = [randomIds.phone(), randomIds.phone()];
    await vendor.change({ proofUntil: inAnHour() });
    const order = (phone_proof: string) => useCases.place({ ...bodyOf(phone), phone_proof });
    const proof = await useCases.phoneProofOf(phone);
    const [end = '', signature = ''] = proof.split('.');
    const wrong = [
      await useCases.phoneProofOf(otherPhone),
      await useCases.phoneProofOf(phone, Date.now() - 24 * 3_600_000),
      `${Number(end) + 1}.${signature}`,
      `${end}.`,
      `NaN.${signature}`,
      '',
      'x',
    ];
    for (const proof of wrong) await expect(order(proof), proof).rejects.toEqual(needsProof);
    await order(proof);
  });

  test('accepts at most twelve orders in ten minutes per account or proof, across messes', async () => {
    const { phone, userId } = await registerCustomer();
    const actor = { role: 'student', userId } as const;
    const phone_proof = await useCases.phoneProofOf(phone);
    const neighbour = await makeVendor();
    await runAtOnce(6, () => useCases.place(bodyOf(), { actor }));
    await runAtOnce(6, () => useCases.place({ ...bodyOf(phone, neighbour), phone_proof }));
    await expect(useCases.place(bodyOf(), { actor })).rejects.toMatchObject({
      code: 'TOO_MANY_ORDERS',
      retryAfterSeconds: expect.any(Number),
    });
  });
});

describe('an account', () => {
  test('by e-mail has the limit of an unproven phone for any phone in the order', async () => {
    const [from, { userId }] = [randomUUID(), await makeStudent()];
    const actor = { role: 'student', userId } as const;
    await runAtOnce(4, () => useCases.place(bodyOf(), { from, actor }));
    await expect(useCases.place(bodyOf(), { from, actor })).rejects.toEqual(needsProof);
  });

  test('needs a proven phone if the mess asks for a sign-in', async () => {
    await vendor.change({
      settings: { ...((await vendor.row())?.settings as object), requireCustomerLogin: true },
    });
    const [{ token }, customer] = [await makeStudent(), await registerCustomer()];
    const body = bodyOf();
    expectRefusal(await postOrder(body), 'LOGIN_REQUIRED');
    expectRefusal(await postOrder(body, { token }), 'PHONE_PROOF_REQUIRED');
    const phone_proof = await provePhone(body.customer_info.phone);
    await placeOrder({ ...body, phone_proof }, { token });
    await placeOrder(bodyOf(), { token: customer.token });
  });
});

test('asks every unproven guest for a code until a surge is over', async () => {
  await vendor.change({ proofUntil: inAnHour() });
  const body = bodyOf();
  const refused = await postOrder(body);
  expectRefusal(refused, 'PHONE_PROOF_REQUIRED');
  expect(refused.json.error).toBe(
    'This kitchen is getting many orders right now. Confirm your phone to go on.',
  );
  await vendor.change({ proofUntil: new Date(Date.now() - 1000).toISOString() });
  await placeOrder(body);
});

function inAnHour(): string {
  return new Date(Date.now() + 3_600_000).toISOString();
}
