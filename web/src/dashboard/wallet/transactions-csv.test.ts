import { expect, it } from 'vitest';
import { sampleFee } from './sample-wallet.ts';
import { transactionsCsv } from './transactions-csv.ts';

// After midnight in India.
const now = new Date('2026-11-20T20:00:00Z');

it('writes a row for each fee, with numbers that a spreadsheet can add up', () => {
  const { name, content, type } = transactionsCsv(
    [
      sampleFee(),
      sampleFee({
        customerInfo: { name: '=cmd|calc', phone: '' },
        amount: 3,
        paidAmount: 3,
        status: 'settled',
      }),
      sampleFee({ customerInfo: null, paidAmount: 0.5, createdAt: '2026-11-20T18:31:00.000Z' }),
    ],
    { subdomain: 'demo', now },
  );
  expect([name, type]).toEqual(['thali-demo-fees-2026-11-21.csv', 'text/csv']);
  expect(content.split('\r\n')).toEqual([
    '\uFEFFOrder,Customer,Phone,Amount,Still Owed,Payment Method,Status,Date,Time',
    "DEM0000000AAAAAAAA12345678,Asha Patil,'+919812345678,2.00,2.00,Cash on Delivery,pending,2026-11-20,13:05",
    "DEM0000000AAAAAAAA12345678,'=cmd|calc,,3.00,0.00,Cash on Delivery,settled,2026-11-20,13:05",
    'DEM0000000AAAAAAAA12345678,Customer,,2.00,1.50,Cash on Delivery,pending,2026-11-21,00:01',
    '',
  ]);
});

it.each([
  [{ startDate: '2026-11-01', endDate: '2026-11-15' }, '2026-11-01-to-2026-11-15'],
  [{ startDate: '2026-11-01' }, '2026-11-01-to-2026-11-21'],
  [{ endDate: '2026-11-15' }, 'until-2026-11-15'],
  [{ startDate: '2026-11-21' }, '2026-11-21'],
  [{ startDate: '2026-11-15', endDate: '2026-11-15' }, '2026-11-15'],
])('puts the days %j into the file name: %s', (days, text) => {
  expect(transactionsCsv([], { subdomain: 'demo', now, ...days }).name).toBe(
    `thali-demo-fees-${text}.csv`,
  );
});
