import { sampleItem } from '@thali/shared/menu/sample-menu';
import { describe, expect, it } from 'vitest';
import { setQuantity } from '../state/change-cart.ts';
import { checkCustomerOrder } from './check-customer.ts';

const customer = { id: 'C1', name: 'Asha', phone: '+919876543210', email: null };
const open = { isOpen: true } as const;
const closed = { isOpen: false, kind: 'today', reason: 'We are closed today.' } as const;
const cart = setQuantity([], sampleItem(), 1);
const order = { cart, customer, open, payment: 'cod' } as const;

describe('an order of a signed-in customer', () => {
  it('accepts a complete order', () => {
    expect(checkCustomerOrder(order)).toBeUndefined();
    const full = setQuantity([], sampleItem(), 100);
    expect(checkCustomerOrder({ ...order, cart: full })).toBeUndefined();
  });

  it('reports the first problem, in the specified order', () => {
    const withoutPhone = { ...customer, phone: ' ' };
    const wrong = { customer: withoutPhone, open: closed, payment: 'coming_soon' } as const;
    const tooMany = setQuantity([], sampleItem(), 101);
    expect(checkCustomerOrder({ cart: tooMany, ...wrong })).toBe(
      'Cannot order more than 100 units of Masala Dosa.',
    );
    const details = 'Please fill in your name and phone number';
    expect(checkCustomerOrder({ cart: [], ...wrong })).toBe(details);
    expect(checkCustomerOrder({ ...order, customer: { ...customer, name: '' } })).toBe(details);
    expect(checkCustomerOrder({ ...wrong, customer, cart: [] })).toBe('Your cart is empty');
    expect(checkCustomerOrder({ ...wrong, customer, cart })).toBe('Sorry, We are closed today.');
    const paused = {
      isOpen: false,
      kind: 'full',
      reason: 'The kitchen is full.',
      freeAt: '2026-03-02T07:45:00.000Z',
    } as const;
    expect(checkCustomerOrder({ ...order, open: paused })).toBe(paused.reason);
    expect(checkCustomerOrder({ ...order, payment: 'coming_soon' })).toBe(
      'Online payment integration coming soon! Please select Cash on Delivery for now.',
    );
  });
});
