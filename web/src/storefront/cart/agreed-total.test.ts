import { expect, it } from 'vitest';
import { pricesIn, pricesOf, repriced, totalAt } from './agreed-total.ts';
import type { Cart } from './cart.ts';
import { orderBody } from './order-body.ts';

const cartOf = (...lines: [id: string, price: number, quantity: number][]): Cart =>
  lines.map(([id, price, quantity]) => ({
    menuItemId: id,
    menuItem: { id, name: id, description: null, image: null, price, isVegetarian: true },
    quantity,
  }));

const bodyOf = (cart: Cart) =>
  orderBody({
    vendorId: 'V1',
    cart,
    person: { name: 'Asha', phone: '+919876512340', email: 'asha@example.in' },
    isGuest: true,
    specialInstructions: 'Less spicy',
  });

it('compares prices alone: another portion is no rise, and neither is another dish', () => {
  const seen = pricesOf(cartOf(['thali', 110, 1]));
  expect(totalAt(cartOf(['thali', 125, 1]), seen)).toBe(11_200);
  expect(totalAt(cartOf(['thali', 125, 2]), seen)).toBe(22_300);
  expect(totalAt(cartOf(['thali', 110, 1], ['chai', 15, 1]), seen)).toBe(12_700);
});

it('knows the fee of either total', () => {
  expect(totalAt(cartOf(['thali', 101, 1]), pricesOf(cartOf(['thali', 99, 1])))).toBe(10_000);
});

it('orders the same for the same person at the new price', () => {
  const old = bodyOf(cartOf(['thali', 110, 2]));
  const cart = cartOf(['thali', 125, 2]);
  expect(repriced(old, cart)).toEqual(bodyOf(cart));
  expect(totalAt(cart, pricesIn(old))).toBe(22_300);
});
