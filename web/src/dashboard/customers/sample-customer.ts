import type { VendorCustomer as Customer } from '@thali/shared/customers/list-customers.contract';

export function sampleCustomer(changes: Partial<Customer> = {}): Customer {
  return {
    id: 'C1',
    name: 'Asha Patil',
    phone: '+919812345678',
    isGuest: false,
    orders: 12,
    spent: 1840.5,
    firstOrderAt: '2026-03-02T07:35:00.000Z',
    lastOrderAt: '2026-11-20T18:35:00.000Z',
    ...changes,
  };
}
