import { expect, it } from 'vitest';
import { vendorPayments } from './payments-section.tsx';

const receipt = {
  number: 'TH/2627/000001',
  planId: 'starter',
  planName: 'Starter',
  fromPlanId: null,
  amount: 1999,
  issuedAt: '2026-11-01T05:00:00.000Z',
} as const;
const settlement = {
  id: 'S000001',
  transactionType: 'settlement' as const,
  amount: 40,
  createdAt: '2026-11-18T06:00:00.000Z',
  status: 'settled' as const,
};

it('lists plans and settlements together, newest first', () => {
  const later = { ...receipt, number: 'TH/2627/000009', issuedAt: '2026-12-01T05:00:00.000Z' };
  expect(vendorPayments([receipt, later], [settlement]).map(({ number }) => number)).toEqual([
    'TH/2627/000009',
    'S000001',
    'TH/2627/000001',
  ]);
});

it('names the purpose of each payment, and marks unpaid payments', () => {
  const correction = { ...settlement, id: 'S000002', transactionType: 'correction' as const };
  const failed = { ...settlement, id: 'S000003', status: 'failed' as const };
  const [plan, ...otherPayments] = vendorPayments([receipt], []);
  expect(plan).toMatchObject({ purpose: 'Starter plan', amount: 1999, unpaidStatus: undefined });
  expect(otherPayments).toEqual([]);
  const upgrade = { ...receipt, planId: 'professional', fromPlanId: 'starter' } as const;
  expect(vendorPayments([upgrade], [])[0]?.purpose).toBe('Upgrade: Starter to Professional');
  expect(
    vendorPayments([], [settlement, correction, failed]).map(({ purpose, unpaidStatus }) => [
      purpose,
      unpaidStatus,
    ]),
  ).toEqual([
    ['Fee settlement', undefined],
    ['Fee correction', undefined],
    ['Fee settlement', 'failed'],
  ]);
});
