import { expect, it } from 'vitest';
import { acceptedPayments, type PaymentPolicy } from '../orders/payment-methods.ts';
import { paymentMethodsOf, toAccepts, toMethodSwitches } from './methods-of.ts';

it.each<[(typeof acceptedPayments)[number], PaymentPolicy | undefined, string[]]>([
  ['off', undefined, ['cod']],
  ['upi', undefined, ['cod', 'upi']],
  ['online', 'any_time', ['cod', 'online']],
  ['online', 'first', ['online']],
  ['upi_and_online', 'any_time', ['cod', 'upi', 'online']],
  ['upi_and_online', 'first', ['upi', 'online']],
])('with %s and the policy %s, guests may choose %j', (accepts, policy, methods) => {
  expect(paymentMethodsOf({ accepts, ...(policy && { policy }) })).toEqual(methods);
});

it.each(acceptedPayments)('converts %s to two switches and back', (accepts) => {
  expect(toAccepts(toMethodSwitches({ accepts }))).toBe(accepts);
});
