import { expect, it } from 'vitest';
import { sampleOrder } from '../../orders/sample-order.ts';
import { countSteps, moveAll } from './bulk-step.ts';
import type { StatusAnswer, StatusChange } from './change-order-status.ts';

const orders = [
  sampleOrder('ORDERAAAAAA', { status: 'pending' }),
  sampleOrder('ORDERBBBBBB', { status: 'ready' }),
  sampleOrder('ORDERCCCCCC', { status: 'completed' }),
  sampleOrder('ORDERDDDDDD', { status: 'preparing' }),
  sampleOrder('ORDEREEEEEE', { status: 'pending' }),
  sampleOrder('ORDERFFFFFF', { status: 'confirmed' }),
];

it('counts the orders for each step, in the order of the steps', () => {
  expect(countSteps(orders).map(({ label, count }) => `${count} ${label}`)).toEqual([
    '2 Confirm',
    '1 Prepare',
    '1 Ready',
    '1 Complete',
  ]);
});

it('moves each order one step, and reports the orders that stayed, with reasons', async () => {
  const sent: StatusChange[] = [];
  const answers: Record<string, StatusAnswer | undefined> = {
    ORDERBBBBBB: { outcome: 'failed' },
    ORDERDDDDDD: {
      outcome: 'conflict',
      current: sampleOrder('ORDERDDDDDD', { status: 'cancelled' }),
    },
    ORDEREEEEEE: undefined,
  };
  const report = await moveAll(
    {
      change: async (change) => {
        sent.push(change);
        return change.orderId in answers
          ? answers[change.orderId]
          : { outcome: 'moved', current: undefined };
      },
    },
    orders,
  );
  expect(sent.map(({ orderId, status }) => `${orderId.at(-1)} ${status}`).sort()).toEqual([
    'A confirmed',
    'B completed',
    'D ready',
    'E confirmed',
    'F preparing',
  ]);
  expect(sent.every(({ isQuiet }) => isQuiet)).toBe(true);
  expect(report.moved).toBe(2);
  expect(report.failed.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))).toEqual([
    { orderId: 'ORDERBBBBBB', name: 'Order BBBBBB', reason: 'could not be updated' },
    {
      orderId: 'ORDERDDDDDD',
      name: 'Order DDDDDD',
      reason: 'is Cancelled now, changed on another device',
    },
    { orderId: 'ORDEREEEEEE', name: 'Order EEEEEE', reason: 'is being changed already' },
  ]);
});

it('records the answer about the money, and promises each new order its own time', async () => {
  const sent: StatusChange[] = [];
  const change = async (one: StatusChange) => {
    sent.push(one);
    return { outcome: 'moved', current: undefined } as const;
  };
  const minutes = new Map([
    ['ORDERAAAAAA', 20],
    ['ORDEREEEEEE', 35],
  ]);
  await moveAll({ change }, orders, { payment: 'unpaid', minutes });
  const shown = sent.map(({ orderId, paymentFields, readyInMinutes }) => [
    orderId.at(-1),
    paymentFields?.isUnpaid,
    readyInMinutes,
  ]);
  expect(shown.sort()).toEqual([
    ['A', undefined, 20],
    ['B', true, undefined],
    ['D', undefined, undefined],
    ['E', undefined, 35],
    ['F', undefined, undefined],
  ]);
});
