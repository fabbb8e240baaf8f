import type { Taking } from '@thali/shared/order-payments/list-takings.contract';
import { expect, it } from 'vitest';
import { takingsCsv } from './takings-csv.ts';

const taking: Taking = {
  orderId: 'DEM0000000AAAAAAAA12341E99',
  createdAt: '2026-11-24T07:05:00.000Z',
  status: 'completed',
  paymentMethod: 'upi',
  paymentStatus: 'paid',
  amount: 112.5,
  payment: {
    saidAt: '2026-11-24T07:06:00.000Z',
    digits: '0042',
    receivedAt: '2026-11-24T07:10:00.000Z',
    receivedBy: '=Asha',
  },
};

it('writes a row for each payment, with the time in India and references as text', () => {
  const { name, content } = takingsCsv([taking], '2026-11', 'demo');
  expect(name).toBe('thali-demo-payments-2026-11.csv');
  const [, line] = content.split('\r\n');
  expect(line).toBe(
    "2026-11-24,12:35,'341E99,,112.50,UPI,Received,Completed,'0042,2026-11-24 12:36,2026-11-24 12:40,'=Asha,,,,,,,",
  );
});

it('writes refunds with their person and reason', () => {
  const { content } = takingsCsv(
    [
      {
        ...taking,
        token: 7,
        status: 'cancelled',
        paymentStatus: 'refunded',
        payment: {
          refunded: 112.5,
          refundedAt: '2026-11-24T08:00:00.000Z',
          refundedBy: 'Asha',
          refundReason: 'Sold out',
        },
      },
    ],
    '2026-11',
    'demo',
  );
  expect(content.split('\r\n')[1]).toMatch(
    /,7,112\.50,UPI,Refunded,Cancelled,.*,112\.50,2026-11-24 13:30,Asha,Sold out,,$/,
  );
});
