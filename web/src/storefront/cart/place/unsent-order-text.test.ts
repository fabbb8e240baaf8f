import { sampleItem } from '@thali/shared/menu/sample-menu';
import { expect, it } from 'vitest';
import type { CheckoutIntent } from './checkout-intent.ts';
import { orderBody } from './order-body.ts';
import { unsentOrderText } from './unsent-order-text.ts';

it('names the time and the dishes of an unsent order, even if the cart is empty', () => {
  const dish = sampleItem();
  const line = { menuItemId: dish.id, menuItem: dish, quantity: 2 };
  const body = orderBody({
    vendorId: 'VENDR00001',
    cart: [line],
    person: { name: 'Asha', phone: '+919876543210' },
    isGuest: true,
    specialInstructions: '',
  });
  const startedAt = Date.parse('2026-11-22T07:11:00Z');
  const intent: CheckoutIntent = { idempotencyKey: 'k', startedAt, bodies: [body], isUnsent: true };
  const now = new Date('2026-11-22T08:00:00Z');
  expect(unsentOrderText(intent, { cart: [line], menu: { menuItems: [] } }, now)).toBe(
    'You wanted to order this at 12:41 pm: 2\u00a0×\u00a0Masala Dosa. It has not been sent.',
  );
  const ahead = { ...intent, bodies: [{ ...body, readyFor: '2026-11-23T07:15:00.000Z' }] };
  expect(unsentOrderText(ahead, { cart: [line], menu: { menuItems: [] } }, now)).toContain(
    'at 12:41 pm, for 23 Nov, 12:45 pm: 2',
  );
  expect(unsentOrderText(intent, { cart: [], menu: { menuItems: [] } }, now)).toContain(
    '2\u00a0×\u00a0a dish no longer on the menu',
  );
});
