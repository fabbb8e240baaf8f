import { expect, it } from 'vitest';
import { spokenOrder, voiceFor } from './voice.ts';

const line = {
  id: 'L1',
  orderId: 'ORDER00001',
  menuItemId: 'D1',
  menuItem: { id: 'D1', name: 'Dal Tadka', isVegetarian: true },
  ...{ quantity: 1, unitPrice: 50, totalPrice: 50 },
};
const choices = [{ groupId: 'G1', choiceId: 'HA1F', name: 'Half', price: -20 }];

it('reads the choices, then the note', () => {
  const special = { ...line, quantity: 2, choices, specialInstructions: 'no ghee' };
  expect(spokenOrder({ items: [special, line], specialInstructions: 'Two bags' })).toBe(
    'New order. 2 Dal Tadka, Half, no ghee. 1 Dal Tadka. Two bags.',
  );
});

it('starts with the parcel mark', () => {
  const order = { items: [line], specialInstructions: null };
  expect(spokenOrder({ ...order, serviceMode: 'takeaway' })).toBe(
    'Parcel. New order. 1 Dal Tadka.',
  );
  expect(spokenOrder({ ...order, serviceMode: 'dine_in' })).toBe('New order. 1 Dal Tadka.');
});

it('starts with the table', () => {
  const order = { items: [line], specialInstructions: null, table: '7' };
  expect(spokenOrder(order)).toBe('Table 7. New order. 1 Dal Tadka.');
  expect(spokenOrder({ ...order, table: 'Garden 1' })).toBe('Garden 1. New order. 1 Dal Tadka.');
});

it('says the token before the dishes', () => {
  expect(spokenOrder({ token: 42, items: [line], specialInstructions: null })).toBe(
    'New order. Token 42. 1 Dal Tadka.',
  );
});

it.each([
  ['en', ['de-DE', 'en-US', 'en_IN'], 'en_IN'],
  ['en', ['en-GB'], 'en-GB'],
  ['hi', ['en-IN', 'hi-IN'], 'hi-IN'],
  ['mr', ['hi-IN', 'mr-IN'], 'mr-IN'],
  ['mr', ['hi-IN'], 'hi-IN'],
  ['hi', ['mr-IN'], undefined],
] as const)('the voice for %s among %j: %s', (language, langs, chosen) => {
  const voices = langs.map((lang) => ({ lang }));
  expect(voiceFor(language, voices)?.lang).toBe(chosen);
});
