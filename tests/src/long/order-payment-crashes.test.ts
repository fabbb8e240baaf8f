import { seededRandom } from '@thali/local/history/random';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type PayOptions, payAtRazorpay, refundAtRazorpay } from '../support/buy-plan.ts';
import { injectCrashes } from '../support/crashes.ts';
import { orderPaymentWorld } from '../support/order-payment-world.ts';
import { attemptsOf, orderPaymentsHere } from '../support/order-payments-here.ts';
import { type OnlineMess, onlineMess } from '../support/pay-online.ts';
import { orderBody } from '../support/place-test-order.ts';

async function crashesHere() {
  const here = await orderPaymentsHere();
  return { here, crashes: injectCrashes([here.table]) };
}

let frail: Awaited<ReturnType<typeof crashesHere>>;
let mess: OnlineMess;
beforeAll(async () => {
  frail = await crashesHere();
  mess = await onlineMess();
}, 60_000);
afterEach(() => {
  frail.crashes.revive();
  vi.useRealTimers();
});
afterAll(() => frail.crashes.remove());

const minuteMs = 60_000;

/** An order with a payment that Razorpay has captured, and nobody has told of. */
async function captured(quantity = 1, how: PayOptions = {}) {
  const { here } = frail;
  const lines = [{ item: mess.vendor.item, quantity }];
  const body = { ...orderBody(mess.vendor, lines), payment_method: 'online' };
  const { id } = await here.place(body);
  const paymentOrderId = await here.begin(id);
  await payAtRazorpay(paymentOrderId, how);
  return { id, phone: body.customer_info.phone, paymentOrderId };
}

type Captured = Awaited<ReturnType<typeof captured>>;

async function told({ paymentOrderId }: Captured): Promise<void> {
  const [given] = await attemptsOf(mess, { orderId: paymentOrderId });
  if (!given) throw new Error('Nothing was paid');
  await frail.here.tell(given);
}

/** Kills it after each change that it makes, and lets it go on minutes later. @returns after how many it is through */
async function killedEverywhere(
  run: (paying: Captured) => Promise<void>,
  prepare: (paying: Captured) => Promise<unknown>,
  expectRight: (paying: Captured) => Promise<void>,
  how: PayOptions = {},
): Promise<number> {
  for (let calls = 0; calls < 40; calls += 1) {
    const paying = await captured(1, how);
    await prepare(paying);
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    frail.crashes.dieAfter(calls);
    await run(paying).catch((error: unknown) => expect(error).toMatchObject({ name: 'Crash' }));
    const made = frail.crashes.revive();
    vi.setSystemTime(Date.now() + 5 * minuteMs);
    await told(paying);
    const payment = await frail.here.readPayment(paying.paymentOrderId);
    if (payment?.step !== 'done') await frail.here.fulfil(paying.paymentOrderId);
    vi.useRealTimers();
    await expectRight(paying);
    if (made <= calls) return calls;
  }
  throw new Error('It never came to its end');
}

async function keptPaise({ paymentOrderId }: Captured): Promise<number> {
  const payments = await attemptsOf(mess, { orderId: paymentOrderId });
  return payments.reduce((sum, one) => sum + one.amount - (one.amount_refunded ?? 0), 0);
}

test('killed anywhere, a captured payment releases its order once', async () => {
  const changes = await killedEverywhere(
    told,
    async () => undefined,
    async (paying) => {
      const order = await frail.here.readOrder(paying.id);
      expect(order).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
      expect(order).not.toHaveProperty('awaitsPaymentUntil');
      expect(await keptPaise(paying)).toBe(61_00);
    },
  );
  expect(changes).toBeGreaterThan(1);
}, 120_000);

test('killed anywhere, a late payment is refunded once', async () => {
  const changes = await killedEverywhere(
    told,
    ({ id, phone }) => frail.here.giveUp(id, phone),
    async (paying) => {
      const order = await frail.here.readOrder(paying.id);
      expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
      expect(order?.payment?.refundedPaise).toBe(61_00);
      expect(await keptPaise(paying)).toBe(0);
    },
  );
  expect(changes).toBeGreaterThan(3);
}, 120_000);

/** The right amount is paid, and told once. */
async function paidRightly(paying: Captured): Promise<void> {
  await payAtRazorpay(paying.paymentOrderId);
  await told(paying);
  const order = await frail.here.readOrder(paying.id);
  expect(order).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
  expect(order?.payment?.refundedPaise).toBeUndefined();
  expect(await keptPaise(paying)).toBe(61_00);
}

test('killed anywhere, a mismatch is refunded once, and the right amount pays', async () => {
  const changes = await killedEverywhere(
    async (paying) => {
      await told(paying);
      await frail.here.fulfil(paying.paymentOrderId);
    },
    async () => undefined,
    async (paying) => {
      expect(await frail.here.readOrder(paying.id)).toMatchObject({
        status: 'pending',
        paymentStatus: 'pending',
        payment: { mismatchedAt: /^20/ },
      });
      expect(await keptPaise(paying)).toBe(0);
      await paidRightly(paying);
    },
    { amount: 63_50 },
  );
  expect(changes).toBeGreaterThan(3);
}, 120_000);

test('killed anywhere during the refund of a mismatch, the right amount does not wait', async () => {
  for (let calls = 0; calls < 8; calls += 1) {
    const paying = await captured(1, { amount: 63_50 });
    frail.crashes.dieAfter(calls);
    await told(paying)
      .then(() => frail.here.fulfil(paying.paymentOrderId))
      .catch((error: unknown) => expect(error).toMatchObject({ name: 'Crash' }));
    frail.crashes.revive();
    await payAtRazorpay(paying.paymentOrderId);
    await told(paying);
    const order = await frail.here.readOrder(paying.id);
    expect(order).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
    for (const given of await attemptsOf(mess, { orderId: paying.paymentOrderId })) {
      await frail.here.tell(given);
    }
    await frail.here.fulfil(paying.paymentOrderId);
    expect(await keptPaise(paying)).toBe(61_00);
  }
}, 120_000);

test('killed anywhere, a refund of one payment does not count for the next payment', async () => {
  for (let calls = 0; calls < 6; calls += 1) {
    const paying = await captured();
    const [first] = await attemptsOf(mess, { orderId: paying.paymentOrderId });
    await refundAtRazorpay(String(first?.id), 61_00);
    frail.crashes.dieAfter(calls);
    await told(paying).catch((error: unknown) => expect(error).toMatchObject({ name: 'Crash' }));
    frail.crashes.revive();
    vi.useFakeTimers({ now: Date.now() + 5 * minuteMs, toFake: ['Date'] });
    await paidRightly(paying);
    vi.useRealTimers();
  }
}, 120_000);

test('killed anywhere, a part is refunded once, and then the rest', async () => {
  const giveBack = async (paying: Captured) => {
    await frail.here.giveBackOne(mess.vendor.id, paying.id).catch(unlessRefused);
  };
  await killedEverywhere(giveBack, told, async (paying) => {
    const order = await frail.here.readOrder(paying.id);
    const due = order?.payment?.refundDuePaise ?? 0;
    expect([0, 60_00]).toContain(due);
    expect(order?.payment?.refundedPaise ?? 0).toBe(due);
    expect(await keptPaise(paying)).toBe(61_00 - due);
    await frail.here.move(mess.vendor.id, paying.id, 'cancelled');
    await frail.here.fulfil(paying.paymentOrderId);
    expect(await keptPaise(paying)).toBe(0);
  });
}, 120_000);

test('killed between a refund at Razorpay and its record, the refund is not requested twice', async () => {
  const { refundProviderPayment } = await import(
    '@thali/functions/payments/provider/razorpay-client'
  );
  const paying = await captured(3);
  await told(paying);
  frail.crashes.dieAfter(0);
  await frail.here.giveBackOne(mess.vendor.id, paying.id).catch(() => undefined);
  frail.crashes.revive();
  const paymentId = String((await frail.here.readOrder(paying.id))?.payment?.paymentId);
  await refundProviderPayment(mess.account, {
    paymentId,
    amountPaise: 60_00,
    idempotencyKey: `${paymentId}-0-6000`,
    notes: { order: paying.id },
  });
  await frail.here.fulfil(paying.paymentOrderId);
  expect(await keptPaise(paying)).toBe(3 * 60_00 + 200 - 60_00);
  const order = await frail.here.readOrder(paying.id);
  expect(order).toMatchObject({ paymentStatus: 'partly_refunded' });
  expect(order?.payment?.refundedPaise).toBe(60_00);
});

function unlessRefused(error: unknown): void {
  if (error instanceof Error && error.name === 'Crash') throw error;
}

const seen = new Set<string>();
test.each(Array.from({ length: 6 }, (_, index) => `orders ${index}`))(
  'whatever happens, and however it is cut short, nothing is paid and lost (%s)',
  async (seed) => {
    const random = seededRandom(seed);
    const policy = random.pick(['first', 'any_time'] as const);
    const stock = 80;
    const own = await onlineMess(policy, { items: [{ stock }] });
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    const world = orderPaymentWorld(frail.here, own, random);
    for (let step = 0; step < 40; step += 1) {
      if (random.next() < 0.3) {
        frail.crashes.dieAfter(random.between(0, 5));
        await world.happen();
        frail.crashes.revive();
      } else {
        await Promise.all(Array.from({ length: random.pick([1, 2, 4]) }, world.happen));
      }
      if (policy === 'first') await world.expectNoneUnpaid();
      world.passTime(2);
    }
    await world.rest();
    await world.expectWhole(stock, seen);
  },
  120_000,
);
