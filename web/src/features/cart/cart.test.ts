import { describe, expect, it } from 'vitest';
import { addOne, cartTotals, itemsCount, oversizedLine, quantityOf, setQuantity } from './cart.ts';
import { matchMenu, missingIds, repricedLines } from './match-menu.ts';
import { sampleItem } from './sample-item.ts';

const dosa = sampleItem();
const chai = sampleItem({ id: 'ITEM00000002', name: 'Chai', price: 15.5 });

describe('cart', () => {
  it('adds, counts, and takes out at zero', () => {
    const cart = addOne(addOne(addOne([], dosa), chai), dosa);
    expect(quantityOf(cart, dosa.id)).toBe(2);
    expect(itemsCount(cart)).toBe(3);
    expect(setQuantity(cart, dosa, 0).map((line) => line.menuItemId)).toEqual([chai.id]);
    expect(setQuantity(cart, dosa, -1)).toHaveLength(1);
  });

  it('stops at 100 of a kind, and names a line that is over', () => {
    const full = setQuantity([], dosa, 100);
    expect(quantityOf(addOne(full, dosa), dosa.id)).toBe(100);
    expect(oversizedLine(full)).toBeUndefined();
    expect(oversizedLine(setQuantity([], dosa, 101))?.menuItem.name).toBe('Masala Dosa');
  });

  it('comes to lines plus platform fee, in whole paise', () => {
    expect(cartTotals([])).toEqual({ totalPaise: 0, serviceFeePaise: 0, finalPaise: 0 });
    expect(cartTotals(setQuantity([], chai, 3))).toEqual({
      totalPaise: 4650,
      serviceFeePaise: 100,
      finalPaise: 4750,
    });
  });
});

describe('cart against the menu', () => {
  const cart = setQuantity(setQuantity([], dosa, 2), chai, 1);

  it('is the same cart when nothing changed', () => {
    expect(matchMenu(cart, [dosa, chai])).toBe(cart);
    expect(repricedLines(cart, [dosa, chai])).toEqual([]);
  });

  it('takes over a new price and keeps the quantity', () => {
    const menu = [sampleItem({ price: 90 }), chai];
    expect(repricedLines(cart, menu).map((line) => line.menuItem.name)).toEqual(['Masala Dosa']);
    expect(matchMenu(cart, menu)[0]).toMatchObject({ quantity: 2, menuItem: { price: 90 } });
  });

  it('knows what can not be ordered any more', () => {
    expect(missingIds(cart, [dosa])).toEqual(new Set([chai.id]));
    expect(missingIds(cart, [sampleItem({ quantity: 0 }), chai])).toEqual(new Set([dosa.id]));
    expect(matchMenu(cart, [dosa])).toBe(cart);
  });
});
