import { DeleteCommand, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { keys, type RowKey } from '../table/keys.ts';
import { table } from '../table/table-client.ts';
import { askProvider } from './ask-provider.ts';
import { openKeyOf } from './payment-rows.ts';
import type { PurposeHandler, PurposeHandlers } from './purpose-handler.ts';
import { reconcileOpenPayments } from './reconcile-open-payments.ts';

vi.mock('../config.ts', () => ({ config: { tableName: 'test' } }));
vi.mock('./ask-provider.ts', () => ({ askProvider: vi.fn() }));

const dynamo = mockClient(table);
const now = new Date('2026-11-26T07:30:00.000Z');
type Purpose = 'plan' | 'order';
type Entry = RowKey & { orderId: string; askAt?: string };

let entries: Entry[];
const payments = new Map<string, object>();

beforeEach(() => {
  entries = [];
  payments.clear();
  dynamo.reset();
  dynamo.on(QueryCommand).callsFake(({ ExpressionAttributeValues }) => ({
    Items: entries.filter(({ PK }) => PK === ExpressionAttributeValues[':list']),
  }));
  dynamo.on(GetCommand).callsFake(({ Key }) => ({ Item: payments.get(Key.PK) }));
  dynamo.on(UpdateCommand).resolves({ Attributes: {} });
  dynamo.on(DeleteCommand).resolves({});
  vi.mocked(askProvider).mockReset().mockResolvedValue('open');
});

/** Stores an open payment, and its entry in the list of the job. */
function addPayment(purpose: Purpose, orderId: string, ageMinutes: number, entry: object = {}) {
  const createdAt = new Date(now.getTime() - ageMinutes * 60_000).toISOString();
  const payment = { orderId, purpose, createdAt, status: 'created', keyId: 'rzp_1' };
  payments.set(keys.payment(orderId).PK, payment);
  entries.push({ ...openKeyOf(payment), orderId, ...entry });
  return payment;
}

function runJob(order: Partial<PurposeHandler> = {}) {
  const handler = { fulfil: vi.fn(async () => 'done'), recordRefund: vi.fn() };
  const handlers = { plan: handler, order: { ...handler, ...order } };
  return reconcileOpenPayments(now, handlers as unknown as PurposeHandlers);
}

const askedOrderIds = () => vi.mocked(askProvider).mock.calls.map(([{ orderId }]) => orderId);
/** The minutes until the job asks again, by payment. */
const waits = () =>
  dynamo.commandCalls(UpdateCommand).map(({ args: [{ input }] }) => {
    const askAt = String(input.ExpressionAttributeValues?.[':askAt']);
    return (Date.parse(askAt) - now.getTime()) / 60_000;
  });

it('settles a new guest’s lost confirmation within a minute, among 12,200 abandoned payments', async () => {
  vi.useFakeTimers({ now });
  for (let n = 0; n < 7200; n += 1) addPayment('plan', `order_plan${n}`, 2 + n / 10);
  for (let n = 0; n < 5000; n += 1) addPayment('order', `order_guest${n}`, 2 + n / 10);
  addPayment('order', 'order_new', 1);
  vi.mocked(askProvider).mockImplementation(async ({ orderId }) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return orderId === 'order_new' ? 'paid' : 'open';
  });
  const run = runJob();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  const counts = await run;
  expect(counts).toMatchObject({ due: 12_201, paid: 1 });
  expect(counts.checked).toBeLessThan(3000);
  expect(askedOrderIds().some((orderId) => orderId.startsWith('order_plan'))).toBe(true);
});

it('asks about an unpaid payment again after half its age, at least a minute and at most an hour', async () => {
  addPayment('order', 'order_a', 1);
  addPayment('order', 'order_b', 20);
  addPayment('order', 'order_c', 600);
  await runJob();
  expect(askedOrderIds()).toEqual(['order_a', 'order_b', 'order_c']);
  expect(waits()).toEqual([1, 10, 60]);
});

it('skips a payment until its time to ask', async () => {
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  addPayment('order', 'order_a', 20, { askAt: at(1) });
  addPayment('order', 'order_b', 20, { askAt: at(-1) });
  await runJob();
  expect(askedOrderIds()).toEqual(['order_b']);
});

it('finds an entry that an earlier release stored', async () => {
  const { orderId } = addPayment('order', 'order_a', 20);
  for (const entry of entries) entry.PK = 'PAYMENTS#ORDERS';
  await runJob();
  expect(askedOrderIds()).toEqual([orderId]);
});

it('drops an abandoned payment', async () => {
  const addedPayment = addPayment('order', 'order_a', 40);
  addPayment('order', 'order_b', 40);
  await runJob({ isAbandoned: async ({ orderId }) => orderId === addedPayment.orderId });
  const removed = dynamo.commandCalls(DeleteCommand).map(({ args: [{ input }] }) => input.Key);
  expect(removed).toEqual([openKeyOf(addedPayment)]);
});

it('postpones the payments of a failing account, and skips its remaining payments in this run', async () => {
  const { AppError } = await import('@thali/shared/http/app-error');
  for (let n = 0; n < 20; n += 1) addPayment('order', `order_${n}`, 20);
  vi.mocked(askProvider).mockRejectedValue(new AppError('PAYMENT_PROVIDER_FAILED', 'No answer'));
  await runJob();
  expect(askedOrderIds().length).toBeLessThan(10);
  expect(waits()).toHaveLength(askedOrderIds().length);
});
