import type { OrderItem } from '@thali/shared/orders/order.contract';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleLine, sampleOrder } from '../sample-order.ts';
import { ordersWaitingFor, soldOutChoice, soldOutDish } from './sold-out.ts';
import { SoldOutOrders } from './sold-out-orders.tsx';

const noop = () => undefined;
const order = (token: number, status: OrderStatus, line: Partial<OrderItem> = {}) => ({
  ...sampleOrder(`ORDER0000${token}`, { status }),
  token,
  items: [{ ...sampleLine('O'), ...line }],
  customerInfo: { name: 'Asha', phone: '+919876512340' },
});

it('lists the open orders that still need a sold-out dish, with links to contact the guests', () => {
  const orders = [order(1, 'pending'), order(2, 'preparing', { isDone: true }), order(3, 'ready')];
  const markup = renderToStaticMarkup(
    <SoldOutOrders
      soldOut={soldOutDish({ id: 'D1', name: 'Roti' })}
      messName="Teen Katori Mess"
      orders={orders}
      onMore={noop}
    />,
  );
  expect(markup).toContain('1 open order has it');
  expect(markup).toContain('Token 1 · Asha');
  expect(markup).toContain('https://wa.me/919876512340?text=Sorry%2C%20Roti');
});

it('finds the open orders that hold a sold-out choice of the same group', () => {
  const withChoice = (groupId: string, choiceId: string) => ({
    choices: [{ groupId, choiceId, name: 'Paneer', price: 0 }],
  });
  const orders = [
    order(1, 'confirmed', withChoice('G1', 'A')),
    order(2, 'confirmed', withChoice('G2', 'A')),
    order(3, 'confirmed', withChoice('G1', 'B')),
    order(4, 'confirmed'),
  ];
  const paneer = soldOutChoice('G1', { id: 'A', name: 'Paneer' });
  expect(ordersWaitingFor(paneer, orders).map(({ token }) => token)).toEqual([1]);
});
