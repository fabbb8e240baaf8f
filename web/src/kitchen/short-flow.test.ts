import type { Order } from '@thali/shared/orders/order.contract';
import type { PaymentMethod } from '@thali/shared/orders/payment-methods';
import type { MouseEvent } from 'react';
import { expect, it } from 'vitest';
import { type HandOverPayment, isUnpaid, mustAskForMoney } from '../orders/payment/hand-over.ts';
import { sampleLine, sampleOrder } from '../orders/sample-order.ts';
import { createKitchenActions } from './kitchen-actions.ts';
import { nextMove } from './next-move.ts';
import { ordersAfter, type Step } from './steps.ts';

const tapEvent = (at: number) => ({ clientX: 0, clientY: 0, timeStamp: at }) as MouseEvent;

/**
 * Serves an order with the short flow. An unpaid UPI or online order ends with one tap on 'Received by UPI', or with
 * two taps on its amount and on another answer.
 * @returns the number of taps, and what was sent
 */
function serve(order: Order, answer: HandOverPayment) {
  const steps: Step[] = [];
  const actions = createKitchenActions({
    add: (added) => {
      const at = new Date(Date.UTC(2026, 10, 20, 8, 0, steps.length)).toISOString();
      steps.push(...added.map((act) => ({ key: '', group: '', at, sendAt: 0, act })));
    },
  });
  let taps = 0;
  let answers = 0;
  let lastOrder = order;
  for (let shown: Order | undefined = order; shown; [shown] = ordersAfter([order], steps)) {
    lastOrder = shown;
    const move = nextMove(shown, true);
    if (!move) throw new Error('An ongoing order without a next step');
    taps += 1;
    if (shown.status === 'ready' && mustAskForMoney([shown])) {
      answers += 1;
      if (answer !== 'upi') taps += 1;
      actions.handOver([shown], answer);
    } else actions.move(shown, move.path, tapEvent(taps * 1000));
  }
  const path = steps.flatMap(({ act }) => (act.kind === 'status' ? act.status : []));
  const received = steps.flatMap(({ act }) => (act.kind === 'received' ? act.method : []));
  const isMarkedUnpaid = steps.some(({ act }) => act.kind === 'status' && act.isUnpaid === true);
  return { taps, answers, path, received, isMarkedUnpaid, times: lastOrder.statusTimes };
}

const methods: readonly PaymentMethod[] = ['cod', 'cod', 'upi', 'online', 'cod'];
const answersGiven: readonly HandOverPayment[] = ['cash', 'upi', 'unpaid'];

it('serves 50 orders with at most three taps each, or four for UPI money from elsewhere, and ends none unpaid without a question', () => {
  for (let number = 0; number < 50; number += 1) {
    const paymentMethod = methods[number % 5] ?? 'cod';
    const isPaid = number % 7 === 0 && paymentMethod !== 'cod';
    const answer = answersGiven[number % 3] ?? 'cash';
    const order: Order = {
      ...sampleOrder('A', { status: number % 4 === 0 ? 'confirmed' : 'pending' }),
      items: [{ ...sampleLine('A'), isDone: number % 6 === 0 }],
      paymentMethod,
      paymentStatus: isPaid ? 'paid' : 'pending',
    };
    const served = serve(order, answer);
    const asks = isUnpaid(order) && paymentMethod !== 'cod';
    expect(served.taps).toBeLessThanOrEqual(asks && answer !== 'upi' ? 4 : 3);
    const all = ['confirmed', 'preparing', 'ready', 'completed'];
    expect(served.path).toEqual(order.status === 'pending' ? all : all.slice(1));
    const times = Object.values(served.times);
    expect(times).toHaveLength(served.path.length - 1);
    expect(new Set(times).size).toBe(times.length);
    expect(served.answers).toBe(asks ? 1 : 0);
    expect(served.isMarkedUnpaid).toBe(asks && answer === 'unpaid');
    expect(served.received).toEqual(asks && answer !== 'unpaid' ? [answer] : []);
  }
});
