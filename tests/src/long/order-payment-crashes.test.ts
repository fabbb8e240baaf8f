import { seededRandom } from '@thali/local/history/random';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type PayOptions, payAtRazorpay, refundAtRazorpay } from '../support/buy-plan.ts';
import { injectCrashes } from '../support/crashes.ts';
import { attemptsOf, importOrderPayments } from '../support/import-order-payments.ts';
import { makeOnlineMess, type OnlineMess } from '../support/pay-online.ts';
import { orderBody } from '../support/place-test-order.ts';
import { simulateOrderPayments } from '../support/simulate-order-payments.ts';

async function setUp() {
  const useCases = await importOrderPayments();
  return { useCases, crashes: injectCrashes([useCases.table]) };
}

let setup: Awaited<ReturnType<typeof setUp>>;
let mess: OnlineMess;
beforeAll(async () => {
  setup = await setUp();
  mess = await makeOnlineMess();
}, 60_000);
afterEach(() => {
  setup.crashes.restart();
  vi.useRealTimers();
});
afterAll(() => setup.crashes.remove());

const minuteMs = 60_000;

/** Places an order and pays it at Razorpay. The platform does not learn of the payment yet. */
async function placePaidOrder(quantity = 1, payOptions: PayOptions = {}) {
  const { useCases } = setup;
  const lines = [{ item: mess.vendor.item, quantity }];
  const body = { ...orderBody(mess.vendor, lines), payment_method: 'online' };
  const { id } = await useCases.place(body);
  const paymentOrderId = await useCases.begin(id);
  await payAtRazorpay(paymentOrderId, payOptions);
  return { id, phone: body.customer_info.phone, paymentOrderId };
}

type PaidOrder = Awaited<ReturnType<typeof placePaidOrder>>;

async function reportPayment({ paymentOrderId }: PaidOrder): Promise<void> {
  const [attempt] = await attemptsOf(mess, { orderId: paymentOrderId });
  if (!attempt) throw new Error('No payment at Razorpay');
  await setup.useCases.reportPayment(attempt);
}

/**
 * Repeats a run with a crash after each change, and resumes it minutes later.
 * @returns the number of changes of a full run
 */
async function crashEverywhere(
  run: (paidOrder: PaidOrder) => Promise<void>,
  prepare: (paidOrder: PaidOrder) => Promise<unknown>,
  expectResult: (paidOrder: PaidOrder) => Promise<void>,
  payOptions: PayOptions = {},
): Promise<number> {
  for (let calls = 0; calls < 40; calls += 1) {
    const paidOrder = await placePaidOrder(1, payOptions);
    await prepare(paidOrder);
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    setup.crashes.crashAfter(calls);
    await run(paidOrder).catch((error: unknown) => expect(error).toMatchObject({ name: 'Crash' }));
    const changes = setup.crashes.restart();
    vi.setSystemTime(Date.now() + 5 * minuteMs);
    await reportPayment(paidOrder);
    const payment = await setup.useCases.readPayment(paidOrder.paymentOrderId);
    if (payment?.step !== 'done') await setup.useCases.fulfil(paidOrder.paymentOrderId);
    vi.useRealTimers();
    await expectResult(paidOrder);
    if (changes <= calls) return calls;
  }
  throw new Error('The run never finished');
}

async function netPaise({ paymentOrderId }: PaidOrder): Promise<number> {
  const payments = await attemptsOf(mess, { orderId: paymentOrderId });
  return payments.reduce(
    (sum, payment) => sum + payment.amount - (payment.amount_refunded ?? 0),
    0,
  );
}

test('a captured payment releases its order once, despite a crash at any change', async () => {
  const changes = await crashEverywhere(
    reportPayment,
    async () => undefined,
    async (paidOrder) => {
      const order = await setup.useCases.readOrder(paidOrder.id);
      expect(order).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
      expect(order).not.toHaveProperty('awaitsPaymentUntil');
      expect(await netPaise(paidOrder)).toBe(61_00);
    },
  );
  expect(changes).toBeGreaterThan(1);
}, 120_000);

test('a late payment is refunded once, despite a crash at any change', async () => {
  const changes = await crashEverywhere(
    reportPayment,
    ({ id, phone }) => setup.useCases.cancelByGuest(id, phone),
    async (paidOrder) => {
      const order = await setup.useCases.readOrder(paidOrder.id);
      expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
      expect(order?.payment?.refundedPaise).toBe(61_00);
      expect(await netPaise(paidOrder)).toBe(0);
    },
  );
  expect(changes).toBeGreaterThan(3);
}, 120_000);

/** Pays the right amount and reports it once. */
async function payRightAmount(paidOrder: PaidOrder): Promise<void> {
  await payAtRazorpay(paidOrder.paymentOrderId);
  await reportPayment(paidOrder);
  const order = await setup.useCases.readOrder(paidOrder.id);
  expect(order).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
  expect(order?.payment?.refundedPaise).toBeUndefined();
  expect(await netPaise(paidOrder)).toBe(61_00);
}

test('a wrong amount is refunded once and the right amount pays, despite a crash at any change', async () => {
  const changes = await crashEverywhere(
    async (paidOrder) => {
      await reportPayment(paidOrder);
      await setup.useCases.fulfil(paidOrder.paymentOrderId);
    },
    async () => undefined,
    async (paidOrder) => {
      expect(await setup.useCases.readOrder(paidOrder.id)).toMatchObject({
        status: 'pending',
        paymentStatus: 'pending',
        payment: { mismatchedAt: /^20/ },
      });
      expect(await netPaise(paidOrder)).toBe(0);
      await payRightAmount(paidOrder);
    },
    { amount: 63_50 },
  );
  expect(changes).toBeGreaterThan(3);
}, 120_000);

test('the right amount pays at once, despite a crash during the refund of a wrong amount', async () => {
  for (let calls = 0; calls < 8; calls += 1) {
    const paidOrder = await placePaidOrder(1, { amount: 63_50 });
    setup.crashes.crashAfter(calls);
    await reportPayment(paidOrder)
      .then(() => setup.useCases.fulfil(paidOrder.paymentOrderId))
      .catch((error: unknown) => expect(error).toMatchObject({ name: 'Crash' }));
    setup.crashes.restart();
    await payAtRazorpay(paidOrder.paymentOrderId);
    await reportPayment(paidOrder);
    const order = await setup.useCases.readOrder(paidOrder.id);
    expect(order).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
    for (const attempt of await attemptsOf(mess, { orderId: paidOrder.paymentOrderId })) {
      await setup.useCases.reportPayment(attempt);
    }
    await setup.useCases.fulfil(paidOrder.paymentOrderId);
    expect(await netPaise(paidOrder)).toBe(61_00);
  }
}, 120_000);

test('a refund does not count towards the next payment, despite a crash at any change', async () => {
  for (let calls = 0; calls < 6; calls += 1) {
    const paidOrder = await placePaidOrder();
    const [first] = await attemptsOf(mess, { orderId: paidOrder.paymentOrderId });
    await refundAtRazorpay(String(first?.id), 61_00);
    setup.crashes.crashAfter(calls);
    await reportPayment(paidOrder).catch((error: unknown) =>
      expect(error).toMatchObject({ name: 'Crash' }),
    );
    setup.crashes.restart();
    vi.useFakeTimers({ now: Date.now() + 5 * minuteMs, toFake: ['Date'] });
    await payRightAmount(paidOrder);
    vi.useRealTimers();
  }
}, 120_000);

test('refunds a part once and then the rest, despite a crash at any change', async () => {
  const refundOnePortion = async (paidOrder: PaidOrder) => {
    await setup.useCases.refundOnePortion(mess.vendor.id, paidOrder.id).catch(rethrowCrash);
  };
  await crashEverywhere(refundOnePortion, reportPayment, async (paidOrder) => {
    const order = await setup.useCases.readOrder(paidOrder.id);
    const due = order?.payment?.refundDuePaise ?? 0;
    expect([0, 60_00]).toContain(due);
    expect(order?.payment?.refundedPaise ?? 0).toBe(due);
    expect(await netPaise(paidOrder)).toBe(61_00 - due);
    await setup.useCases.move(mess.vendor.id, paidOrder.id, 'cancelled');
    await setup.useCases.fulfil(paidOrder.paymentOrderId);
    expect(await netPaise(paidOrder)).toBe(0);
  });
}, 120_000);

test('does not request a refund twice after a crash between the refund and its record', async () => {
  const { refundProviderPayment } = await import(
    '@thali/functions/payments/provider/razorpay-client'
  );
  const paidOrder = await placePaidOrder(3);
  await reportPayment(paidOrder);
  setup.crashes.crashAfter(0);
  await setup.useCases.refundOnePortion(mess.vendor.id, paidOrder.id).catch(() => undefined);
  setup.crashes.restart();
  const paymentId = String((await setup.useCases.readOrder(paidOrder.id))?.payment?.paymentId);
  await refundProviderPayment(mess.account, {
    paymentId,
    amountPaise: 60_00,
    idempotencyKey: `${paymentId}-0-6000`,
    notes: { order: paidOrder.id },
  });
  await setup.useCases.fulfil(paidOrder.paymentOrderId);
  expect(await netPaise(paidOrder)).toBe(3 * 60_00 + 200 - 60_00);
  const order = await setup.useCases.readOrder(paidOrder.id);
  expect(order).toMatchObject({ paymentStatus: 'partly_refunded' });
  expect(order?.payment?.refundedPaise).toBe(60_00);
});

function rethrowCrash(error: unknown): void {
  if (error instanceof Error && error.name === 'Crash') throw error;
}

const outcomes = new Set<string>();
test.each(Array.from({ length: 6 }, (_, index) => `orders ${index}`))(
  'a random sequence with crashes loses no payment (%s)',
  async (seed) => {
    const random = seededRandom(seed);
    const policy = random.pick(['first', 'any_time'] as const);
    const stock = 80;
    const ownMess = await makeOnlineMess(policy, { items: [{ stock }] });
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    const simulation = simulateOrderPayments(setup.useCases, ownMess, random);
    for (let step = 0; step < 40; step += 1) {
      if (random.next() < 0.3) {
        setup.crashes.crashAfter(random.between(0, 5));
        await simulation.runRandomEvent();
        setup.crashes.restart();
      } else {
        await Promise.all(
          Array.from({ length: random.pick([1, 2, 4]) }, simulation.runRandomEvent),
        );
      }
      if (policy === 'first') await simulation.expectNoUnpaidOrders();
      simulation.passTime(2);
    }
    await simulation.finishAll();
    await simulation.expectConsistent(stock, outcomes);
  },
  120_000,
);
