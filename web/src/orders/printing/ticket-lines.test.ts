import type { Order } from '@thali/shared/orders/order.contract';
import { expect, test } from 'vitest';
import { sampleLine, sampleOrder } from '../sample-order.ts';
import { ticketLines } from './ticket-lines.ts';
import { type TicketLanguage, ticketLanguages } from './ticket-texts.ts';

const order: Order = {
  ...sampleOrder('DEM0VEND0R0123456789ABCDEF'),
  items: [
    {
      ...sampleLine('DEM0VEND0R0123456789ABCDEF'),
      quantity: 3,
      choices: [{ groupId: 'G', choiceId: 'C', name: 'Half', price: 0 }],
      specialInstructions: 'No onion',
    },
  ],
  specialInstructions: 'Pack well',
};

const textsOf = (options: Partial<Parameters<typeof ticketLines>[1]> = {}, of = order) =>
  ticketLines(of, { language: 'en', ...options }).flatMap((line) =>
    line.kind === 'text' ? line.text : [],
  );

test('a ticket shows the number, dishes, choices and notes, and no price', () => {
  expect(textsOf()).toEqual(['ABCDEF', '3 × Roti', '+ Half', '» No onion', 'Note: Pack well']);
  expect(JSON.stringify(ticketLines(order, { language: 'en' }))).not.toContain('₹');
});

test('a ticket shows the token, the table and the parcel mark', () => {
  const texts = textsOf({}, { ...order, token: 12, serviceMode: 'takeaway' });
  expect(texts.slice(0, 3)).toEqual(['Token 12', 'ABCDEF', 'PARCEL']);
  expect(textsOf({}, { ...order, table: '7' })[1]).toBe('Table 7');
  expect(textsOf({ language: 'hi' }, { ...order, table: '7' })[1]).toBe('टेबल 7');
  expect(textsOf({ language: 'hi' }, { ...order, table: 'Garden 1' })[1]).toBe('Garden 1');
});

test.each(Object.keys(ticketLanguages) as TicketLanguage[])('marks a reprint (%s)', (language) => {
  expect(textsOf({ language, mark: 'reprint' })[0]).toContain('REPRINT');
  expect(textsOf({ language }).join()).not.toContain('REPRINT');
});
