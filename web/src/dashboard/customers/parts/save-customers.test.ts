import { expect, it } from 'vitest';
import { sampleCustomer } from '../sample-customer.ts';
import { customersCsv } from './save-customers.tsx';

it('writes a row for each customer, and escapes names and phones that look like formulas', () => {
  const { name, content, type } = customersCsv(
    [
      sampleCustomer(),
      sampleCustomer({ name: '@SUM(A1)', phone: '', isGuest: true, spent: 0 }),
      sampleCustomer({ name: '' }),
    ],
    // After midnight in India.
    { subdomain: 'demo', now: new Date('2026-11-20T20:00:00Z') },
  );
  expect([name, type]).toEqual(['thali-demo-customers-2026-11-21.csv', 'text/csv']);
  expect(content.split('\r\n')).toEqual([
    '\uFEFFCustomer,Phone,Guest,Orders,Spent,First Order,Last Order',
    "Asha Patil,'+919812345678,no,12,1840.50,2026-03-02,2026-11-21",
    "'@SUM(A1),,yes,12,0.00,2026-03-02,2026-11-21",
    "Customer,'+919812345678,no,12,1840.50,2026-03-02,2026-11-21",
    '',
  ]);
});
