import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createOrder } from '../support/buy-plan.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { importWallet } from '../support/import-wallet.ts';
import { openWallet, requestWallet } from '../support/wallet.ts';

const useCases = await importWallet();

test('returns the same settlement for the same key, even if concurrent, cancelled or paid', async () => {
  const { addFees, pay, beginSettlement, cancel, settlements } = await openWallet();
  await addFees(300, 200);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 6 }, () => pay(2, key)));
  const [first] = answers;
  expect(first?.status).toBe(201);
  for (const { json } of answers) {
    expect([json.settlement, json.order]).toEqual([first?.json.settlement, first?.json.order]);
  }
  expect((await settlements()).pagination.total).toBe(1);
  const id = first?.json.settlement.id ?? '';
  await cancel(id);
  expect((await pay(2, key)).json.settlement).toMatchObject({ id, status: 'failed' });
  const otherKey = randomUUID();
  await useCases.deliver((await beginSettlement(3, otherKey)).orderId);
  expect((await pay(3, otherKey)).json.settlement).toMatchObject({ status: 'settled', amount: 3 });
  expect((await settlements()).pagination.total).toBe(2);
});

test('refuses a key of another request, without details of that request', async () => {
  const { addFees, pay, settlements, vendor } = await openWallet();
  await addFees(300);
  const stranger = await openWallet();
  await stranger.addFees(300);
  const [key, plan] = [randomUUID(), randomUUID()];
  await pay(1, key);
  const bought = await createOrder(undefined, { headers: { 'idempotency-key': plan } });
  expect(bought.status).toBe(201);
  const reused = [await pay(2, key), await stranger.pay(1, key), await pay(1, plan)];
  reused.push(await stranger.pay(1, plan));
  for (const answer of reused) {
    expectRefusal(answer, 'IDEMPOTENCY_KEY_REUSED');
    expect(answer.text).not.toMatch(/order_|S0000/);
  }
  const planAgain = await createOrder(undefined, { headers: { 'idempotency-key': key } });
  expectRefusal(planAgain, 'IDEMPOTENCY_KEY_REUSED');
  expect((await settlements()).pagination.total).toBe(1);
  expect((await stranger.settlements()).data).toEqual([]);
  expect((await useCases.readTotals(vendor.id)).reservations).toHaveLength(1);
});

test('accepts the key of a refused settlement again, but never a short key', async () => {
  const { addFees, pay } = await openWallet();
  const key = randomUUID();
  expectRefusal(await pay(1, key), 'SETTLEMENT_EXCEEDS_PENDING');
  await addFees(100);
  expect((await pay(1, key)).status).toBe(201);
  expectRefusal(await pay(1, 'too short'), 'INVALID_IDEMPOTENCY_KEY');
});

test('starts a settlement for each call without a key', async () => {
  const { addFees, token, settlements } = await openWallet();
  await addFees(300);
  const body = { amount: 1.5, payment_method: 'razorpay' };
  const [first, second, third] = [
    await requestWallet('POST', 'pay', { token, body }),
    await requestWallet('POST', 'pay', { token, body }),
    await requestWallet('POST', 'pay', { token, body }),
  ];
  expect([first.status, second.status]).toEqual([201, 201]);
  expectRefusal(third, 'SETTLEMENT_EXCEEDS_PENDING');
  expect((await settlements()).data.map(({ id }) => id)).toEqual(['S000002', 'S000001']);
});
