import { orderStatuses } from '@thali/shared/orders/order-status';
import { sampleOrder } from '@thali/shared/orders/sample-order';
import { describe, expect, it } from 'vitest';
import { headlineOf } from './headline-of.ts';

const order = sampleOrder({
  status: 'ready',
  totalAmount: 123_000,
  serviceCharge: 3,
  finalAmount: 123_003,
});

describe('a ready order', () => {
  it('tells the guest to collect and pay', () => {
    expect(headlineOf(order)).toEqual({
      title: 'Your food is ready!',
      text: 'Show this number at the counter and pay ₹1,23,003.',
    });
  });

  it('tells the guest only to collect if the order is paid', () => {
    const { text } = headlineOf({ ...order, paymentStatus: 'settled' });
    expect(text).toBe('Show this number at the counter.');
  });
});

it('has a different title for each status', () => {
  const titles = orderStatuses.map((status) => headlineOf({ ...order, status }).title);
  expect(new Set(titles).size).toBe(orderStatuses.length);
});

it.each(['cancelled', 'expired'] as const)(
  'for an order that is %s, says why and that there is nothing to pay',
  (status) => {
    const { text } = headlineOf({ ...order, status, paymentStatus: 'failed' });
    expect(text).toMatch(/could not take it|not finished within a day/);
    expect(text).toContain('nothing to pay');
  },
);

it('explains the end of an order that nobody collected', () => {
  const { title, text } = headlineOf({
    ...order,
    status: 'cancelled',
    cancelReason: 'not_collected',
  });
  expect(title).toBe('This order was not collected');
  expect(text).toMatch(
    /^The kitchen closed this order because nobody collected it\. .*nothing to pay/,
  );
});

it.each([
  ['sold_out', 'Sorry, it is sold out'],
  ['closing', 'The kitchen is closing'],
  ['unreachable', 'The kitchen could not reach you'],
  ['no_answer', 'The kitchen did not answer'],
  ['other', 'This order was cancelled'],
] as const)('gives the reason of a cancelled order: %s', (cancelReason, title) => {
  const headline = headlineOf({ ...order, status: 'cancelled', cancelReason });
  expect(headline.title).toBe(title);
  expect(headline.text).toMatch(/\. There is nothing to pay\.$/);
});

it('says whether the guest cancelled an unpaid order or the time ran out', () => {
  const unpaidOrder = {
    cancelReason: 'unpaid',
    awaitsPaymentUntil: '2026-11-20T07:10:00.000Z',
  } as const;
  const cancelledTitle = (cancelled: string) =>
    headlineOf({ ...order, ...unpaidOrder, status: 'cancelled', statusTimes: { cancelled } }).title;
  expect(cancelledTitle('2026-11-20T07:09:59.999Z')).toBe('You cancelled this order');
  expect(cancelledTitle('2026-11-20T07:10:00.000Z')).toBe('This order was not paid in time');
});

it('quotes the note of the kitchen', () => {
  const cancelled = { status: 'cancelled', cancelReason: 'other' } as const;
  expect(headlineOf({ ...order, ...cancelled, cancelNote: 'The gas is out' }).text).toBe(
    `${order.vendorName}: “The gas is out”. There is nothing to pay.`,
  );
});

it('does not promise quick food for a late order', () => {
  const preparing = { ...order, status: 'preparing' } as const;
  expect(headlineOf(preparing).text).toBe('Stay close, it won’t be long.');
  expect(headlineOf(preparing, { isLate: true }).text).not.toContain('be long');
});

describe('an order that staff have not changed', () => {
  const placed = sampleOrder();
  const accepted = sampleOrder({
    status: 'confirmed',
    statusTimes: { confirmed: placed.createdAt },
  });
  const acknowledgedAt = '2026-11-20T07:01:00.000Z';

  it('says that the kitchen has seen the order, even after an automatic confirmation', () => {
    for (const order of [placed, accepted]) {
      expect(headlineOf(order).title).not.toContain('seen');
      expect(headlineOf({ ...order, acknowledgedAt }).title).toBe(
        'The kitchen has seen your order',
      );
    }
  });

  it('is accepted after staff have confirmed it', () => {
    const confirmed = { ...placed, acknowledgedAt, status: 'confirmed' } as const;
    const order = { ...confirmed, statusTimes: { confirmed: acknowledgedAt } };
    expect(headlineOf(order).title).toBe('Order accepted');
  });

  it('says that the kitchen did not answer in time', () => {
    const { title } = headlineOf(placed, { isAnswerOverdue: true });
    expect(title).toBe('The kitchen has not answered yet');
  });

  it('says that cancelling is free and that payments go back', () => {
    const textOf = (changes: Parameters<typeof sampleOrder>[0]) =>
      headlineOf({ ...placed, ...changes }, { isAnswerOverdue: true }).text;
    expect(textOf({})).toMatch(/If you cancel, you pay nothing\.$/);
    expect(textOf({ paymentMethod: 'online', paymentStatus: 'paid' })).toMatch(
      /If you cancel, your money goes back to you\.$/,
    );
  });

  it('says that there is nothing to pay after a cancellation without an answer', () => {
    const { text } = headlineOf({ ...placed, status: 'cancelled', cancelReason: 'no_answer' });
    expect(text).toMatch(/did not see this order.* There is nothing to pay\./);
  });
});

it.each([
  ['paid', undefined, 'The mess will refund your money.'],
  ['refunded', undefined, 'Your money was refunded.'],
  ['failed', { saidAt: '2026-11-20T07:01:00.000Z' }, 'the mess will refund it.'],
] as const)('says what happens to the money: %s', (paymentStatus, payment, words) => {
  for (const status of ['cancelled', 'expired'] as const) {
    const paid = { ...order, status, paymentMethod: 'upi', paymentStatus };
    const { text } = headlineOf(payment ? { ...paid, payment } : paid);
    expect(text).toContain(words);
    expect(text).not.toContain('nothing to pay');
  }
});

it.each(['paid', 'partly_refunded'] as const)(
  'says that an online payment is on its way back: %s',
  (paymentStatus) => {
    const payment = { refundDue: 61, ...(paymentStatus === 'partly_refunded' && { refunded: 20 }) };
    const paid = { ...order, status: 'cancelled', paymentMethod: 'online', paymentStatus, payment };
    expect(headlineOf(paid as typeof order).text).toContain('Your money is on its way back.');
  },
);

it('says that a payment of a wrong amount goes back, unless the order is paid', () => {
  const mismatched = {
    ...order,
    paymentMethod: 'online',
    payment: { mismatchedAt: order.updatedAt },
  } as const;
  const cancelled = { ...mismatched, status: 'cancelled', cancelReason: 'unpaid' } as const;
  const goesBack = 'Your payment did not match the bill and goes back to you.';
  const unpaidOrder = {
    ...mismatched,
    status: 'pending',
    awaitsPaymentUntil: order.updatedAt,
  } as const;
  expect(headlineOf(unpaidOrder).text).toBe(goesBack);
  expect(headlineOf({ ...cancelled, paymentStatus: 'failed' }).text).toMatch(goesBack);
  expect(headlineOf({ ...cancelled, paymentStatus: 'refunded' }).text).not.toMatch(goesBack);
});
