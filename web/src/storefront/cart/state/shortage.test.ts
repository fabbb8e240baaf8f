import { sampleItem } from '@thali/shared/menu/sample-menu';
import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { Cart } from './cart.ts';
import { setQuantity } from './change-cart.ts';
import { shortageOf } from './shortage.ts';

const dosa = sampleItem();
const chai = sampleItem({ id: 'CHAI00000001', name: 'Chai' });
const cart: Cart = setQuantity(setQuantity([], dosa, 3), chai, 1);
const menuOf = (...menuItems: (typeof dosa)[]) => ({ menuItems });
const refusal = new ApiError({
  status: 409,
  code: 'MENU_ITEM_UNAVAILABLE',
  message: `Menu item ${dosa.id} not found or unavailable`,
});
const fixedCart = (shortage: ReturnType<typeof shortageOf>) =>
  shortage &&
  'fix' in shortage &&
  shortage.fix(cart).map(({ menuItem, quantity }) => [menuItem.name, quantity]);

it('finds no problem in a cart that can be ordered', () => {
  expect(shortageOf(cart, menuOf(dosa, chai), undefined)).toBeUndefined();
  expect(shortageOf(cart, menuOf({ ...dosa, quantity: 3 }, chai), new Error('x'))).toBeUndefined();
});

it('removes a dish that is unavailable by the menu or by the server', () => {
  const text = 'The item "Masala Dosa" is no longer available. Please remove it from your cart.';
  for (const shortage of [
    shortageOf(cart, menuOf({ ...dosa, isAvailable: false }, chai), undefined),
    shortageOf(cart, menuOf(dosa, chai), refusal),
    shortageOf(cart, menuOf({ ...dosa, quantity: 0 }, chai), refusal),
  ]) {
    expect(shortage).toMatchObject({ text, fixLabel: 'Remove it' });
    expect(fixedCart(shortage)).toEqual([['Chai', 1]]);
  }
});

it('reduces the line to the portions that are left, even if the server refuses the dish', () => {
  for (const failure of [undefined, refusal]) {
    const shortage = shortageOf(cart, menuOf({ ...dosa, quantity: 2 }, chai), failure);
    expect(shortage).toMatchObject({
      text: 'Only 2 of Masala Dosa left.',
      fixLabel: 'Take 2',
    });
    expect(fixedCart(shortage)).toEqual([
      ['Masala Dosa', 2],
      ['Chai', 1],
    ]);
  }
});

it('removes dishes served at another time, and names the meal', () => {
  const servedNote = 'Served at lunch, from 12 pm';
  const shortage = shortageOf(cart, menuOf({ ...dosa, servedNote }, chai), undefined);
  expect(shortage).toMatchObject({
    text: 'Masala Dosa is served at lunch, from 12 pm.',
    fixLabel: 'Remove it',
  });
  expect(fixedCart(shortage)).toEqual([['Chai', 1]]);
  const both = shortageOf(
    cart,
    menuOf({ ...dosa, servedNote }, { ...chai, servedNote }),
    undefined,
  );
  expect(both).toMatchObject({
    text: 'Masala Dosa is served at lunch, from 12 pm. Chai is served at lunch, from 12 pm.',
    fixLabel: 'Remove them',
  });
  expect(fixedCart(both)).toEqual([]);
});

it('removes all unavailable dishes in one tap', () => {
  const shortage = shortageOf(cart, menuOf(), undefined);
  expect(shortage).toMatchObject({
    text: 'No longer available: Masala Dosa, Chai',
    fixLabel: 'Remove them',
  });
  expect(fixedCart(shortage)).toEqual([]);
});
