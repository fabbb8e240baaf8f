import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { sampleItem } from '@thali/shared/menu/sample-menu';
import { describe, expect, it } from 'vitest';
import { oversizedLine } from '../checkout/check-customer.ts';
import { itemsCount, quantityOf } from './cart.ts';
import { cartTotals } from './cart-sums.ts';
import { addOne, setQuantity } from './change-cart.ts';
import { matchMenu, missingLines, priceChanges } from './match-menu.ts';

const dosa = sampleItem();
const chai = sampleItem({ id: 'ITEM00000002', name: 'Chai', price: 15.5 });

const menuOf = (...menuItems: MenuItem[]) => ({ menuItems });

describe('cart', () => {
  it('adds and counts dishes, and removes a dish at zero', () => {
    const cart = addOne(addOne(addOne([], dosa), chai), dosa);
    expect(quantityOf(cart, dosa.id)).toBe(2);
    expect(itemsCount(cart)).toBe(3);
    expect(setQuantity(cart, dosa, 0).map((line) => line.menuItemId)).toEqual([chai.id]);
    expect(setQuantity(cart, dosa, -1)).toHaveLength(1);
  });

  it('adds no more than 100 of a dish, and finds an oversized line', () => {
    const full = setQuantity([], dosa, 100);
    expect(quantityOf(addOne(full, dosa), dosa.id)).toBe(100);
    expect(oversizedLine(full)).toBeUndefined();
    expect(oversizedLine(setQuantity([], dosa, 101))?.menuItem.name).toBe('Masala Dosa');
  });

  it('adds the platform fee, in whole paise', () => {
    expect(cartTotals([])).toMatchObject({ totalPaise: 0, platformFeePaise: 0, finalPaise: 0 });
    expect(cartTotals(setQuantity([], chai, 3))).toMatchObject({
      totalPaise: 4650,
      platformFeePaise: 100,
      finalPaise: 4750,
    });
  });
});

describe('the cart and the current menu', () => {
  const cart = setQuantity(setQuantity([], dosa, 2), chai, 1);

  it('returns the same cart if nothing has changed', () => {
    expect(matchMenu(cart, menuOf(dosa, chai))).toBe(cart);
    expect(priceChanges(cart, menuOf(dosa, chai))).toEqual([]);
  });

  it('takes a new price and keeps the quantity', () => {
    const menu = menuOf(sampleItem({ price: 90 }), chai);
    expect(priceChanges(cart, menu)).toEqual([{ name: 'Masala Dosa', from: 80, to: 90 }]);
    const matched = matchMenu(cart, menu);
    expect(matched[0]).toMatchObject({ quantity: 2, menuItem: { price: 90 }, oldPrice: 80 });
    expect(matchMenu(matched, menuOf(dosa, chai))[0]).toEqual(cart[0]);
    expect(setQuantity(matched, sampleItem({ price: 90 }), 3)[0]).not.toHaveProperty('oldPrice');
  });

  it('finds the lines that can no longer be ordered', () => {
    const missingIds = (...dishes: MenuItem[]) =>
      missingLines(cart, menuOf(...dishes)).map((line) => line.menuItemId);
    expect(missingIds(dosa)).toEqual([chai.id]);
    expect(missingIds(sampleItem({ quantity: 0 }), chai)).toEqual([dosa.id]);
    expect(matchMenu(cart, menuOf(dosa))).toBe(cart);
  });
});
