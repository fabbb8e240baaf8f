import { expect, it } from 'vitest';
import { itemsText } from './order-texts.ts';

const line = (name: string, choices?: string[]) => ({
  id: name,
  orderId: 'ORDER00001',
  menuItemId: name,
  menuItem: { id: name, name, isVegetarian: true },
  ...(choices && {
    choices: choices.map((choice) => ({ groupId: 'G1', choiceId: choice, name: choice, price: 0 })),
  }),
  ...{ quantity: 2, unitPrice: 50, totalPrice: 100 },
});

it('names the first dishes with their choices', () => {
  const items = [line('Dal', ['Half', 'Extra roti']), line('Chai'), line('Poha'), line('Lassi')];
  expect(itemsText({ items })).toBe('2 × Dal (Half, Extra roti), 2 × Chai, 2 × Poha +1 more');
});
