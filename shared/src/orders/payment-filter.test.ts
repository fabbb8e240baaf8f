import { expect, it } from 'vitest';
import { matchesPayment, paymentFilters } from './payment-filter.ts';

it.each([
  ['cod', 'pending', ['cod', 'unpaid']],
  ['cod', 'settled', ['cod']],
  ['upi', 'failed', ['upi']],
  ['online', 'paid', ['online']],
  ['online', 'partly_refunded', ['online', 'refunded']],
  ['upi', 'refunded', ['upi', 'refunded']],
] as const)('an order by %s that is %s matches %j', (paymentMethod, paymentStatus, filters) => {
  const matching = paymentFilters.filter((paymentFilter) =>
    matchesPayment({ paymentMethod, paymentStatus }, paymentFilter),
  );
  expect(matching).toEqual(filters);
});
