import { expect, it } from 'vitest';
import { orderBody } from '../place/order-body.ts';
import type { Cart } from '../state/cart.ts';
import {
  addNewPrices,
  addUnchangedPrices,
  pricesOf,
  pricesOfOrder,
  repriceOrder,
  totalAt,
} from './agreed-total.ts';

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

it('expects the seen prices, and includes added portions and dishes', () => {
  const seenPrices = pricesOf(cartOf(['thali', 110, 1]));
  expect(totalAt(cartOf(['thali', 125, 1]), seenPrices)).toBe(11_200);
  expect(totalAt(cartOf(['thali', 125, 2]), seenPrices)).toBe(22_300);
  expect(totalAt(cartOf(['thali', 110, 1], ['chai', 15, 1]), seenPrices)).toBe(12_700);
});

it('adds the platform fee of the seen total', () => {
  expect(totalAt(cartOf(['thali', 101, 1]), pricesOf(cartOf(['thali', 99, 1])))).toBe(10_000);
});

it('repricing an order changes only its prices', () => {
  const old = bodyOf(cartOf(['thali', 110, 2]));
  const cart = cartOf(['thali', 125, 2]);
  expect(repriceOrder(old, cart)).toEqual(bodyOf(cart));
  expect(totalAt(cart, pricesOfOrder(old))).toBe(22_300);
});

const perOrder = { per: 'order', charge: 10 } as const;
const perPortion = { per: 'portion', charge: 10 } as const;

it('expects the seen parcel charge if the order is a parcel', () => {
  const cart = cartOf(['thali', 50, 2]);
  const seenPrices = pricesOf(cart, perOrder);
  expect(totalAt(cart, seenPrices, 'takeaway')).toBe(11_200);
  expect(totalAt(cart, seenPrices, 'dine_in')).toBe(10_200);
  const newPrices = addNewPrices(seenPrices, pricesOf(cart, perPortion));
  expect(totalAt(cart, newPrices, 'takeaway')).toBe(11_200);
  expect(totalAt(cart, addUnchangedPrices(newPrices, newPrices, seenPrices), 'takeaway')).toBe(
    11_200,
  );
  const shown = pricesOf(cart, perPortion);
  expect(totalAt(cart, addUnchangedPrices(newPrices, shown, shown), 'takeaway')).toBe(12_200);
});

it('keeps the seen charge while the charge is being changed', () => {
  const cart = cartOf(['thali', 50, 2]);
  const shown = pricesOf(cart, perPortion);
  const now = pricesOf(cart, { per: 'portion', charge: 20 });
  expect(addUnchangedPrices(pricesOf(cart, perOrder), shown, now).parcel).toEqual(perOrder);
});

it('repricing a parcel takes the current parcel charge', () => {
  const cart = cartOf(['thali', 50, 2]);
  const old = { ...bodyOf(cart), serviceMode: 'takeaway' } as const;
  expect(repriceOrder(old, cart, perPortion)).toMatchObject({
    ...{ serviceMode: 'takeaway', parcelCharge: 20, totalAmount: 120, finalAmount: 122 },
  });
  expect(repriceOrder(old, cart)).toMatchObject({ parcelCharge: 0, finalAmount: 102 });
  expect(repriceOrder(bodyOf(cart), cart, perPortion)).toEqual(bodyOf(cart));
});
