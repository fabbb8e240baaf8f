import type { OrderStatus } from '@thali/shared/orders/order-status';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleLine, sampleOrder } from '../../orders/sample-order.ts';
import { DishToday } from './dishes-sheet.tsx';
import { SoldOutOrders } from './sold-out-orders.tsx';

const dish = {
  ...{ id: 'D1', categoryId: 'C1', name: 'Roti' },
  ...{ isVegetarian: true, isAvailable: true, soldOutToday: false, quantity: null },
};
const noop = () => undefined;

it.each([
  [false, 'Available'],
  [true, 'Sold out'],
])('labels the button with its text (sold out: %s)', (soldOutToday, text) => {
  const markup = renderToStaticMarkup(
    <DishToday item={{ ...dish, soldOutToday }} onChange={noop} />,
  );
  expect(markup).toMatch(
    new RegExp(`<button[^>]* aria-label="${text}: Roti"[^>]*>${text}</button>`),
  );
  expect(markup).not.toContain('aria-pressed');
});

it('lists the open orders that still need a sold-out dish, with ways to tell the guests', () => {
  const order = (token: number, status: OrderStatus, isDone = false) => ({
    ...sampleOrder(`ORDER0000${token}`, { status }),
    token,
    items: [{ ...sampleLine('O'), isDone }],
    customerInfo: { name: 'Asha', phone: '+919876512340' },
  });
  const orders = [order(1, 'pending'), order(2, 'preparing', true), order(3, 'ready')];
  const markup = renderToStaticMarkup(
    <SoldOutOrders dish={dish} messName="Teen Katori Mess" orders={orders} onMore={noop} />,
  );
  expect(markup).toContain('1 open order has it');
  expect(markup).toContain('Token 1 · Asha');
  expect(markup).toContain('https://wa.me/919876512340?text=Sorry%2C%20Roti');
});
