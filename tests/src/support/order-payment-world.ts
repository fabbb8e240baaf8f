import { randomUUID } from 'node:crypto';
import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import type { ProviderPayment } from '@thali/functions/payments/provider/razorpay-client';
import type { Random } from '@thali/local/history/random';
import { AppError } from '@thali/shared/http/app-error';
import { isEndedEarly } from '@thali/shared/orders/order-status';
import { expect, vi } from 'vitest';
import { payAtRazorpay, refundAtRazorpay } from './buy-plan.ts';
import { call } from './call.ts';
import { attemptsOf, type OrderPaymentsHere } from './order-payments-here.ts';
import type { OnlineMess } from './pay-online.ts';
import { type OrderBody, orderBody } from './place-test-order.ts';
import { failRefundOf } from './refunds-at-razorpay.ts';

const minuteMs = 60_000;
const portions = 2;

/** What Razorpay tells, as it was at some time. */
interface News {
  given: ProviderPayment;
  isFailedRefund?: boolean;
}

const asNews = (given: ProviderPayment): News => ({ given });

interface Ordered {
  id: string;
  phone: string;
  /** The payment orders that a tab has opened. */
  opened: Set<string>;
}

/** A mess, its guests, Razorpay and a clock: everything that may happen to orders that are paid online, in any order. */
export function orderPaymentWorld(here: OrderPaymentsHere, mess: OnlineMess, random: Random) {
  const { vendor } = mess;
  const orders: Ordered[] = [];
  const unanswered = new Map<string, OrderBody>();
  const news: News[] = [];
  const failures = new Map<string, number>();
  const byHand = new Map<string, number>();
  let now = Date.now();

  async function order() {
    const item = { item: vendor.item, quantity: portions };
    const body = { ...orderBody(vendor, [item]), payment_method: 'online' };
    const key = randomUUID();
    unanswered.set(key, body);
    await placeWith(key, body);
  }

  /** Also the order of a placement whose answer was lost. */
  async function placeWith(key: string, body: OrderBody) {
    const { id } = await here.place(body, { key });
    unanswered.delete(key);
    orders.push({ id, phone: body.customer_info.phone, opened: new Set() });
  }

  async function begin() {
    const one = oneOf(orders);
    if (one) one.opened.add(await here.begin(one.id));
  }

  async function pay() {
    const opened = oneOf(orders.flatMap((one) => [...one.opened]));
    if (!opened) return;
    const outcome = random.pick(['captured', 'captured', 'authorized', 'failed'] as const);
    // Some accounts add a fee to the bill: the order is to be paid once more.
    const other = random.next() < 0.3 ? { amount: 777_00 } : {};
    await payAtRazorpay(opened, { outcome, ...other });
    const attempts = await attemptsOf(mess, { orderId: opened });
    // Told later, again and not in their order.
    news.push(...[...attempts, ...attempts.slice(0, 1)].map(asNews));
  }

  async function tell() {
    const one = oneOf(news);
    if (one) await tellOne(one);
  }

  async function tellOne({ given, isFailedRefund }: News) {
    await (isFailedRefund ? here.tellFailed(given) : here.tell(given));
  }

  /** The bank refuses a refund that Razorpay had taken. More often than twice is for a person. */
  async function failRefund() {
    const opened = oneOf(orders.flatMap((one) => [...one.opened]));
    const before = failures.get(opened ?? '') ?? 0;
    if (!opened || before === 2) return;
    const refunded = (await attemptsOf(mess, { orderId: opened })).find(
      ({ amount_refunded }) => amount_refunded,
    );
    if (!refunded) return;
    failures.set(opened, before + 1);
    await failRefundOf(mess.account, refunded.id);
    const told = { given: refunded, isFailedRefund: true };
    news.push(told, told);
  }

  /** The mess gives back at Razorpay itself, all or a part. */
  async function giveBackByHand() {
    const opened = oneOf(orders.flatMap((one) => [...one.opened]));
    if (!opened) return;
    const attempts = await attemptsOf(mess, { orderId: opened });
    const one = oneOf(attempts.filter(({ status }) => status === 'captured'));
    if (!one) return;
    const left = one.amount - (one.amount_refunded ?? 0);
    const paise = Math.min(left, random.pick([left, 10_00]));
    await refundAtRazorpay(one.id, paise);
    byHand.set(one.id, (byHand.get(one.id) ?? 0) + paise);
    await askAgain();
  }

  async function askAgain() {
    const opened = oneOf(orders.flatMap((one) => [...one.opened]));
    if (opened) news.push(...(await attemptsOf(mess, { orderId: opened })).map(asNews));
    await tell();
  }

  async function job() {
    const one = oneOf(orders);
    if (one) await here.cancelUnlessPaid(one.id, new Date(now + 11 * minuteMs));
  }

  /** The job of every minute, which gives back. */
  async function work() {
    const opened = oneOf(orders.flatMap((one) => [...one.opened]));
    if (!opened) return;
    const payment = await here.readPayment(opened);
    if (payment?.step && payment.step !== 'done') await here.fulfil(opened);
  }

  async function step() {
    const one = oneOf(orders);
    const status = one && (await here.readOrder(one.id))?.status;
    if (!one || !status) return;
    const next = {
      pending: random.pick(['confirmed', 'cancelled'] as const),
      confirmed: 'preparing',
      preparing: 'ready',
      ready: 'completed',
    } as const;
    if (status in next) await here.move(vendor.id, one.id, next[status as keyof typeof next]);
  }

  async function giveUp() {
    const one = oneOf(orders);
    if (one) await here.giveUp(one.id, one.phone);
  }

  async function notCollected() {
    const one = oneOf(orders);
    if (one) await here.endUncollected(vendor.id, one.id);
  }

  async function missingDish() {
    const one = oneOf(orders);
    if (one) await here.giveBackOne(vendor.id, one.id);
  }

  function passTime(minutes: number) {
    now += minutes * minuteMs;
    vi.setSystemTime(now);
  }

  function oneOf<T>(all: readonly T[]): T | undefined {
    return all.length > 0 ? random.pick(all) : undefined;
  }

  const weights: [() => Promise<void>, number][] = [
    [order, 4],
    [begin, 5],
    [pay, 6],
    [tell, 6],
    [askAgain, 2],
    [step, 9],
    [job, 2],
    [work, 3],
    [giveUp, 1],
    [notCollected, 1],
    [missingDish, 2],
    [failRefund, 5],
    [giveBackByHand, 2],
  ];

  /** All news has arrived, and the jobs have run while all else was idle. */
  async function rest(): Promise<void> {
    for (const [key, body] of unanswered) await placeWith(key, body);
    for (const { opened } of orders) {
      for (const orderId of opened) {
        news.push(...(await attemptsOf(mess, { orderId })).map(asNews));
      }
    }
    for (const one of news.toSorted(() => random.next() - 0.5)) {
      passTime(2);
      await tellOne(one);
    }
    for (const { id, opened } of orders) {
      passTime(2);
      await here.cancelUnlessPaid(id, new Date(now + 11 * minuteMs));
      for (const orderId of opened) {
        // Once more for each refund that failed before its answer was known.
        for (let round = 0; round <= 2; round += 1) {
          passTime(2);
          const payment = await here.readPayment(orderId);
          if (payment?.step && payment.step !== 'done') await here.fulfil(orderId);
        }
      }
    }
  }

  return {
    /** Something happens; what is refused, or dies, is part of it. */
    happen: () => refusable(random.pickWeighted(weights, ([, weight]) => weight)[0]),
    passTime,
    rest,
    /** No kitchen has an order that is paid first and was not paid. */
    async expectNoneUnpaid(): Promise<void> {
      for (const { id } of orders) {
        const row = await here.readOrder(id);
        expect(row?.awaitsPaymentUntil !== undefined || isPaid(row)).toBe(true);
      }
    },
    async expectWhole(initialStock: number, seen: Set<string>): Promise<void> {
      let eaten = 0;
      let completed = 0;
      let feesPaise = 0;
      for (const one of orders) {
        const row = await here.readOrder(one.id);
        if (!row) throw new Error(`The order ${one.id} is gone`);
        if (!isEndedEarly(row.status)) eaten += portions;
        if (row.status === 'completed') {
          completed += 1;
          feesPaise += row.feePaise;
        }
        seen.add(`${row.status}, ${row.paymentStatus}`);
        await expectMoney(mess, here, one, row, byHand);
      }
      expect(await vendor.item.stock()).toBe(initialStock - eaten);
      const { token } = mess;
      expect((await call('GET', '/vendor-wallet/overview', { token })).json).toMatchObject({
        wallet: { balance: 0, pending_cod_fees: feesPaise / 100 },
        summary: { total_orders: completed },
      });
    },
  };
}

function isPaid(row: OrderRecord | undefined): boolean {
  return ['paid', 'partly_refunded', 'refunded'].includes(row?.paymentStatus ?? '');
}

/**
 * What the mess keeps of all that came in for an order is what the order says, to the last paisa. What it gave back itself
 * counts, and may be more than was due.
 */
async function expectMoney(
  mess: OnlineMess,
  here: OrderPaymentsHere,
  { opened }: Ordered,
  row: OrderRecord,
  byHand: ReadonlyMap<string, number>,
): Promise<void> {
  const payments = (
    await Promise.all([...opened].map((orderId) => attemptsOf(mess, { orderId })))
  ).flat();
  const taken = payments.filter(({ status }) => status === 'captured' || status === 'refunded');
  const kept = (payment: ProviderPayment) => payment.amount - (payment.amount_refunded ?? 0);
  const own = taken.find(({ id }) => id === row.payment?.paymentId);
  for (const other of taken)
    if (other !== own) expect([other.id, kept(other)]).toEqual([other.id, 0]);
  if (!own) {
    expect(isPaid(row)).toBe(false);
    return;
  }
  const total = row.totalPaise + row.feePaise;
  expect(own.amount).toBe(total);
  const due = isEndedEarly(row.status) ? total : (row.payment?.refundDuePaise ?? 0);
  const given = own.amount_refunded ?? 0;
  expect(given).toBeGreaterThanOrEqual(due);
  expect(given).toBeLessThanOrEqual(due + (byHand.get(own.id) ?? 0));
  expect(row.payment?.refundedPaise ?? 0).toBe(given);
  const expected = given === 0 ? 'paid' : given < total ? 'partly_refunded' : 'refunded';
  expect(row.paymentStatus).toBe(expected);
  const payment = await here.readPayment(String(row.payment?.orderId));
  expect(payment).toMatchObject({ step: 'done', status: 'paid' });
}

async function refusable(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isPlanned = error instanceof Error && error.name === 'Crash';
    if (!isPlanned && !(error instanceof AppError)) throw error;
  }
}
