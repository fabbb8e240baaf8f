import type { Order } from '@thali/shared/orders/order.contract';
import { expect, test } from 'vitest';
import { sampleLine, sampleOrder } from '../sample-order.ts';
import { ticketLines } from './ticket-lines.ts';

const order: Order = {
  ...sampleOrder('DEM0VEND0R0123456789ABCDEF'),
  items: [
    {
      ...sampleLine('DEM0VEND0R0123456789ABCDEF'),
      quantity: 3,
      choices: [
        { groupId: 'D1', choiceId: 'H', name: 'Half', price: 0 },
        { groupId: 'G', choiceId: 'C', name: 'Ghee', price: 5 },
      ],
      specialInstructions: 'No onion',
    },
  ],
  specialInstructions: 'Pack well',
};

const textsOf = (reason?: Parameters<typeof ticketLines>[1], of = order) =>
  ticketLines(of, reason).flatMap((line) => (line.kind === 'text' ? line.text : []));

test('a ticket shows the number, dishes, choices, notes and the amount to collect', () => {
  expect(textsOf()).toEqual([
    'ABCDEF',
    '3 × Roti (Half)',
    '+ Ghee',
    '» No onion',
    'Note: Pack well',
    'COLLECT ₹112',
  ]);
  const indented = ticketLines(order).flatMap((line) =>
    line.kind === 'text' && line.isIndented ? line.text : [],
  );
  expect(indented).toEqual(['+ Ghee', '» No onion']);
});

test('the foot has the number of items, the promised time and the payment', () => {
  const footOf = (changes: Partial<Order>) => {
    const lines = ticketLines({ ...order, ...changes });
    return lines.slice(lines.findLastIndex(({ kind }) => kind === 'rule') + 1);
  };
  const count = { kind: 'pair', left: 'Items: 3', isBold: true };
  const readyAt = { estimatedReadyTime: '2026-11-20T07:45:00.000Z' };
  expect(footOf(readyAt)[0]).toEqual({ ...count, right: 'Ready by 1:15 pm' });
  expect(footOf({ paymentStatus: 'paid' })).toMatchObject([
    { ...count, right: '' },
    { text: 'PAID' },
  ]);
  expect(footOf({ isTest: true })).toEqual([{ ...count, right: '' }]);
  expect(textsOf('cancelled')).not.toContain('COLLECT ₹112');
});

test('a ticket shows the token, the table and the parcel mark', () => {
  const texts = textsOf(undefined, { ...order, token: 12, serviceMode: 'takeaway' });
  expect(texts.slice(0, 3)).toEqual(['Token 12', 'ABCDEF', 'PARCEL']);
  expect(textsOf(undefined, { ...order, table: '7' })[1]).toBe('Table 7');
  expect(textsOf(undefined, { ...order, table: 'Garden 1' })[1]).toBe('Garden 1');
});

test('marks a reprint', () => {
  expect(textsOf('reprint')[0]).toBe('REPRINT');
  expect(textsOf()).not.toContain('REPRINT');
});
