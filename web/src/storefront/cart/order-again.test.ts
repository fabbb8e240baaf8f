import { sampleItem } from '@thali/shared/menu/sample-menu';
import { describe, expect, it } from 'vitest';
import { orderAgain, orderAgainToast } from './order-again.ts';
import { setQuantity } from './state/change-cart.ts';

const dosa = sampleItem();
const chai = sampleItem({ id: 'ITEM00000002', name: 'Chai', price: 15.5 });

const menuOf = (...menuItems: (typeof dosa)[]) => ({ menuItems });

function orderItem(item: typeof dosa, quantity: number) {
  const { id, name, isVegetarian, price } = item;
  return {
    id: `${id} line`,
    orderId: 'order',
    menuItemId: id,
    menuItem: { id, name, isVegetarian },
    quantity,
    unitPrice: price,
    totalPrice: price * quantity,
  };
}

describe('order again', () => {
  it('adds all dishes to the cart at their current prices', () => {
    const menu = menuOf(sampleItem({ price: 90 }), chai);
    const cart = setQuantity([], chai, 1);
    const result = orderAgain(cart, [orderItem(dosa, 2), orderItem(chai, 1)], menu);
    expect(result.cart.map(({ quantity }) => quantity)).toEqual([2, 2]);
    expect(result.cart[1]?.menuItem.price).toBe(90);
    expect(result).toMatchObject({ addedCount: 3, missingNames: [] });
  });

  it('names the dishes that were deleted, switched off, sold out or partly sold out', () => {
    const deleted = orderAgain([], [orderItem(dosa, 1), orderItem(chai, 1)], menuOf(chai));
    expect(deleted).toMatchObject({ addedCount: 1, missingNames: ['Masala Dosa'] });
    const off = menuOf(sampleItem({ isAvailable: false }), sampleItem({ ...chai, quantity: 0 }));
    expect(orderAgain([], [orderItem(dosa, 1), orderItem(chai, 1)], off)).toEqual({
      cart: [],
      addedCount: 0,
      missingNames: ['Masala Dosa', 'Chai'],
    });
    const few = orderAgain([], [orderItem(dosa, 5)], menuOf(sampleItem({ quantity: 3 })));
    expect(few).toMatchObject({ addedCount: 3, missingNames: ['Masala Dosa'] });
  });

  it('adds no more than 100 of a dish, and leaves a larger line unchanged', () => {
    expect(
      orderAgain(setQuantity([], dosa, 99), [orderItem(dosa, 5)], menuOf(dosa)).addedCount,
    ).toBe(1);
    const result = orderAgain(setQuantity([], dosa, 101), [orderItem(dosa, 5)], menuOf(dosa));
    expect(result).toMatchObject({ addedCount: 0, missingNames: ['Masala Dosa'] });
    expect(result.cart[0]?.quantity).toBe(101);
  });

  it('says how many items were added and which dishes are missing', () => {
    expect(orderAgainToast(1, [])).toMatchObject({
      kind: 'success',
      title: '1 item added to cart!',
    });
    const part = orderAgainToast(3, ['Chai']);
    expect(part.title).toBe('3 items added to cart!');
    expect(part.description).toContain('Chai');
    expect(orderAgainToast(0, ['Chai']).title).toContain('Nothing from this order');
  });
});
