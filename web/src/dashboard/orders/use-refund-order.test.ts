import { expect, it } from 'vitest';
import { refundToast } from './use-refund-order.ts';

it.each([
  [{ refundDue: 60, refunded: 60 }, 'success', '₹60 refunded in total'],
  [{ refundDue: 60, refunded: 0 }, 'success', 'The money will be refunded'],
  [{ refundDue: 60, refunded: 0, refundProblem: 'balance' }, 'error', 'Not refunded yet'],
] as const)('reports the outcome of %o: %s, %s', (payment, kind, title) => {
  expect(refundToast({ payment })).toEqual({ kind, title });
});
