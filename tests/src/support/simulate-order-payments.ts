import { randomUUID } from 'node:crypto';
import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import type { ProviderPayment } from '@thali/functions/payments/provider/razorpay-client';
import type { Random } from '@thali/local/history/random';
import { isEndedEarly } from '@thali/shared/orders/order-status';
import { expect, vi } from 'vitest';
import { payAtRazorpay, refundAtRazorpay } from './buy-plan.ts';
import { call } from './call.ts';
import { ignoreRefusal } from './crashes.ts';
import { attemptsOf, type OrderPaymentUseCases } from './import-order-payments.ts';
import type { OnlineMess } from './pay-online.ts';
import { type OrderBody, orderBody } from './place-test-order.ts';
import { failRefundOf } from './refunds-at-razorpay.ts';

const minuteMs = 60_000;
const portions = 2;

/** A state of a payment that Razorpay reports, possibly late. */
interface Report {
  payment: ProviderPayment;
  isFailedRefund?: boolean;
}

const toReport = (payment: ProviderPayment): Report => ({ payment });

interface SimulatedOrder {
  id: string;
  phone: string;
  /** The payment orders that a browser tab opened. */
  paymentOrderIds: Set<string>;
}

/** Simulates random events of orders that are paid online: a mess, its guests, Razorpay and a clock. */
export function simulateOrderPayments(
  useCases: OrderPaymentUseCases,
  mess: OnlineMess,
  random: Random,
) {
  const { vendor } = mess;
  const orders: SimulatedOrder[] = [];
  const unanswered = new Map<string, OrderBody>();
  const reports: Report[] = [];
  const failures = new Map<string, number>();
  const refundedByHand = new Map<string, number>();
  let now = Date.now();

  async function order() {
    const item = { item: vendor.item, quantity: portions };
    const body = { ...orderBody(vendor, [item]), payment_method: 'online' };
    const key = randomUUID();
    unanswered.set(key, body);
    await placeWith(key, body);
  }

  /** Places an order. If the response is lost, a later call repeats it with the same key. */
  async function placeWith(key: string, body: OrderBody) {
    const { id } = await useCases.place(body, { key });
    unanswered.delete(key);
    orders.push({ id, phone: body.customer_info.phone, paymentOrderIds: new Set() });
  }

  async function begin() {
    const anOrder = oneOf(orders);
    if (anOrder) anOrder.paymentOrderIds.add(await useCases.begin(anOrder.id));
  }

  async function pay() {
    const opened = anyPaymentOrder();
    if (!opened) return;
    const outcome = random.pick(['captured', 'captured', 'authorized', 'failed'] as const);
    // Some accounts add a fee to the payment. The platform refunds such a payment, and the guest pays again.
    const changes = random.next() < 0.3 ? { amount: 777_00 } : {};
    await payAtRazorpay(opened, { outcome, ...changes });
    const attempts = await attemptsOf(mess, { orderId: opened });
    // The reports arrive later, more than once and in any order.
    reports.push(...[...attempts, ...attempts.slice(0, 1)].map(toReport));
  }

  async function deliverReport() {
    const report = oneOf(reports);
    if (report) await deliver(report);
  }

  async function deliver({ payment, isFailedRefund }: Report) {
    await (isFailedRefund ? useCases.reportFailedRefund(payment) : useCases.reportPayment(payment));
  }

  /** The bank refuses an accepted refund, at most twice: after two failures the platform leaves it to a person. */
  async function failRefund() {
    const opened = anyPaymentOrder();
    const before = failures.get(opened ?? '') ?? 0;
    if (!opened || before === 2) return;
    const refunded = (await attemptsOf(mess, { orderId: opened })).find(
      ({ amount_refunded }) => amount_refunded,
    );
    if (!refunded) return;
    failures.set(opened, before + 1);
    await failRefundOf(mess.account, refunded.id);
    const report = { payment: refunded, isFailedRefund: true };
    reports.push(report, report);
  }

  /** The mess refunds a payment at Razorpay itself, all or a part. */
  async function refundByHand() {
    const opened = anyPaymentOrder();
    if (!opened) return;
    const attempts = await attemptsOf(mess, { orderId: opened });
    const attempt = oneOf(attempts.filter(({ status }) => status === 'captured'));
    if (!attempt) return;
    const unrefundedPaise = attempt.amount - (attempt.amount_refunded ?? 0);
    const paise = Math.min(unrefundedPaise, random.pick([unrefundedPaise, 10_00]));
    await refundAtRazorpay(attempt.id, paise);
    refundedByHand.set(attempt.id, (refundedByHand.get(attempt.id) ?? 0) + paise);
    await readPaymentsAgain();
  }

  async function readPaymentsAgain() {
    const opened = anyPaymentOrder();
    if (opened) reports.push(...(await attemptsOf(mess, { orderId: opened })).map(toReport));
    await deliverReport();
  }

  async function cancelOverdue() {
    const anOrder = oneOf(orders);
    if (anOrder) await useCases.cancelUnlessPaid(anOrder.id, new Date(now + 11 * minuteMs));
  }

  /** The refund part of the job of every minute. */
  async function issueRefunds() {
    const opened = anyPaymentOrder();
    if (!opened) return;
    const payment = await useCases.readPayment(opened);
    if (payment?.step && payment.step !== 'done') await useCases.fulfil(opened);
  }

  async function step() {
    const anOrder = oneOf(orders);
    const status = anOrder && (await useCases.readOrder(anOrder.id))?.status;
    if (!anOrder || !status) return;
    const next = {
      pending: random.pick(['confirmed', 'cancelled'] as const),
      confirmed: 'preparing',
      preparing: 'ready',
      ready: 'completed',
    } as const;
    if (status in next)
      await useCases.move(vendor.id, anOrder.id, next[status as keyof typeof next]);
  }

  async function cancelByGuest() {
    const anOrder = oneOf(orders);
    if (anOrder) await useCases.cancelByGuest(anOrder.id, anOrder.phone);
  }

  async function notCollected() {
    const anOrder = oneOf(orders);
    if (anOrder) await useCases.endUncollected(vendor.id, anOrder.id);
  }

  async function missingDish() {
    const anOrder = oneOf(orders);
    if (anOrder) await useCases.refundOnePortion(vendor.id, anOrder.id);
  }

  function passTime(minutes: number) {
    now += minutes * minuteMs;
    vi.setSystemTime(now);
  }

  function anyPaymentOrder(): string | undefined {
    return oneOf(orders.flatMap((anOrder) => [...anOrder.paymentOrderIds]));
  }

  function oneOf<T>(all: readonly T[]): T | undefined {
    return all.length > 0 ? random.pick(all) : undefined;
  }

  const weights: [() => Promise<void>, number][] = [
    [order, 4],
    [begin, 5],
    [pay, 6],
    [deliverReport, 6],
    [readPaymentsAgain, 2],
    [step, 9],
    [cancelOverdue, 2],
    [issueRefunds, 3],
    [cancelByGuest, 1],
    [notCollected, 1],
    [missingDish, 2],
    [failRefund, 5],
    [refundByHand, 2],
  ];

  /** Delivers all reports, then runs the jobs without other events. */
  async function finishAll(): Promise<void> {
    for (const [key, body] of unanswered) await placeWith(key, body);
    for (const { paymentOrderIds } of orders) {
      for (const orderId of paymentOrderIds) {
        reports.push(...(await attemptsOf(mess, { orderId })).map(toReport));
      }
    }
    for (const report of reports.toSorted(() => random.next() - 0.5)) {
      passTime(2);
      await deliver(report);
    }
    for (const { id, paymentOrderIds } of orders) {
      passTime(2);
      await useCases.cancelUnlessPaid(id, new Date(now + 11 * minuteMs));
      for (const orderId of paymentOrderIds) {
        // Repeats for each refund that failed before its response arrived.
        for (let round = 0; round <= 2; round += 1) {
          passTime(2);
          const payment = await useCases.readPayment(orderId);
          if (payment?.step && payment.step !== 'done') await useCases.fulfil(orderId);
        }
      }
    }
  }

  return {
    /** Runs a random event. The platform may refuse it or crash. */
    runRandomEvent: () => ignoreRefusal(random.pickWeighted(weights, ([, weight]) => weight)[0]),
    passTime,
    finishAll,
    /** Expects that the kitchen has no unpaid order. */
    async expectNoUnpaidOrders(): Promise<void> {
      for (const { id } of orders) {
        const row = await useCases.readOrder(id);
        expect(row?.awaitsPaymentUntil !== undefined || isPaid(row)).toBe(true);
      }
    },
    async expectConsistent(initialStock: number, seenStates: Set<string>): Promise<void> {
      let usedPortions = 0;
      let completed = 0;
      let feesPaise = 0;
      for (const anOrder of orders) {
        const row = await useCases.readOrder(anOrder.id);
        if (!row) throw new Error(`The order ${anOrder.id} is missing`);
        if (!isEndedEarly(row.status)) usedPortions += portions;
        if (row.status === 'completed') {
          completed += 1;
          feesPaise += row.feePaise;
        }
        seenStates.add(`${row.status}, ${row.paymentStatus}`);
        await expectMoney(mess, useCases, anOrder, row, refundedByHand);
      }
      expect(await vendor.item.stock()).toBe(initialStock - usedPortions);
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
 * Expects that the payments at Razorpay match the order to the last paisa. Manual refunds count, and may exceed the amount due.
 */
async function expectMoney(
  mess: OnlineMess,
  useCases: OrderPaymentUseCases,
  { paymentOrderIds }: SimulatedOrder,
  row: OrderRecord,
  refundedByHand: ReadonlyMap<string, number>,
): Promise<void> {
  const payments = (
    await Promise.all([...paymentOrderIds].map((orderId) => attemptsOf(mess, { orderId })))
  ).flat();
  const captured = payments.filter(({ status }) => status === 'captured' || status === 'refunded');
  const netPaise = (payment: ProviderPayment) => payment.amount - (payment.amount_refunded ?? 0);
  const ownPayment = captured.find(({ id }) => id === row.payment?.paymentId);
  for (const payment of captured)
    if (payment !== ownPayment) expect([payment.id, netPaise(payment)]).toEqual([payment.id, 0]);
  if (!ownPayment) {
    expect(isPaid(row)).toBe(false);
    return;
  }
  const total = row.totalPaise + row.feePaise;
  expect(ownPayment.amount).toBe(total);
  const due = isEndedEarly(row.status) ? total : (row.payment?.refundDuePaise ?? 0);
  const refunded = ownPayment.amount_refunded ?? 0;
  expect(refunded).toBeGreaterThanOrEqual(due);
  expect(refunded).toBeLessThanOrEqual(due + (refundedByHand.get(ownPayment.id) ?? 0));
  expect(row.payment?.refundedPaise ?? 0).toBe(refunded);
  const expected = refunded === 0 ? 'paid' : refunded < total ? 'partly_refunded' : 'refunded';
  expect(row.paymentStatus).toBe(expected);
  const payment = await useCases.readPayment(String(row.payment?.orderId));
  expect(payment).toMatchObject({ step: 'done', status: 'paid' });
}
