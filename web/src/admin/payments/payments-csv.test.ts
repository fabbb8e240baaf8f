import { expect, it } from 'vitest';
import { revenueText } from './parts/plan-revenue.tsx';
import { paymentsCsv } from './payments-csv.ts';

it('writes a row for each payment, with the time in India', () => {
  const payment = {
    ...{ orderId: 'order_A1', paymentId: 'pay_A1', vendorId: '0123456789', isMock: false },
    ...{ messName: '=Savita Mess', subdomain: 'savita', email: 'savita@mess.example' },
    ...({ purpose: 'plan', planId: 'starter', fromPlanId: null, status: 'paid' } as const),
    ...({ amount: 1999, refundedAmount: 0, paidVia: 'checkout', lastFailure: null } as const),
    provisioning: { step: 'done', attempts: 1, failure: null, stopped: false } as const,
    ...{ createdAt: '2026-11-20T18:00:00.000Z', paidAt: '2026-11-20T18:31:00.000Z' },
  };
  const { name, content } = paymentsCsv([payment], 'paid', new Date('2026-11-20T20:00:00Z'));
  expect(name).toBe('thali-paid-payments-2026-11-21.csv');
  expect(content.split('\r\n').slice(1)).toEqual([
    "2026-11-21,00:01,'=Savita Mess,savita,savita@mess.example,Starter plan,1999.00,0.00,Paid,order_A1,pay_A1",
    '',
  ]);
});

it.each([
  [0, 0, '0 plans and renewals, tax included'],
  [1, 0, '1 plan or renewal, tax included'],
  [3, 1999, '3 plans and renewals, tax included. ₹1,999 refunded'],
])('describes %d payments with %d refunded', (payments, refunded, text) => {
  expect(revenueText({ month: '2026-11', amount: 5997, payments, refunded })).toBe(text);
});
