import { orderStatuses } from '@thali/shared/orders/order-status';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleOrder } from '../../orders/sample-order.ts';
import { kitchenActs } from '../kitchen-acts.ts';
import { OrderTicket } from './order-ticket.tsx';

const noop = () => undefined;
const acts = kitchenActs({ add: noop });
const drawn = (order: ReturnType<typeof sampleOrder>, isUnsent = false) =>
  renderToStaticMarkup(
    <OrderTicket
      {...{ order, isUnsent, acts }}
      isUnprinted={false}
      isShortFlow={false}
      onMore={noop}
    />,
  );

it('keeps the session alive while its order is ongoing', () => {
  const holding = orderStatuses.filter((status) =>
    drawn(sampleOrder('ORDER00001', { status })).includes('data-ongoing-order'),
  );
  expect(holding).toEqual(['pending', 'confirmed', 'preparing', 'ready']);
});

it('shows all lines, and marks unsent steps', () => {
  const menuItem = { id: 'D1', name: 'Vada Pav', isVegetarian: true };
  const items = Array.from({ length: 50 }, (_, index) => ({
    id: `L${index}`,
    orderId: 'ORDER00001',
    menuItemId: menuItem.id,
    menuItem,
    ...{ quantity: 1, unitPrice: 20, totalPrice: 20 },
  }));
  const order = { ...sampleOrder('ORDER00001'), items };
  expect(drawn(order).match(/Vada Pav/g)).toHaveLength(50);
  expect(drawn(order)).not.toContain('Not sent');
  expect(drawn(order, true)).toContain('Not sent');
});

it('marks only parcels as parcels', () => {
  const order = sampleOrder('ORDER00001');
  expect(drawn({ ...order, serviceMode: 'takeaway' })).toContain('Parcel');
  expect(drawn({ ...order, serviceMode: 'dine_in' })).not.toContain('Parcel');
  expect(drawn(order)).not.toContain('Parcel');
});

it('shows the table of an order, with a button to move it if possible', () => {
  const order = { ...sampleOrder('ORDER00001'), serviceMode: 'dine_in', table: '7' } as const;
  expect(drawn(order)).toContain('Table 7');
  expect(drawn(order)).not.toContain('Move to another table');
  const withTables = (
    <OrderTicket
      {...{ order, acts }}
      isUnsent={false}
      isUnprinted={false}
      isShortFlow={false}
      onMore={noop}
      onMove={noop}
    />
  );
  expect(renderToStaticMarkup(withTables)).toContain('Move to another table');
});

it('shows the choices below their dish', () => {
  const line = {
    id: 'L1',
    orderId: 'ORDER00001',
    menuItemId: 'D1',
    menuItem: { id: 'D1', name: 'Dal Tadka', isVegetarian: true },
    choices: [
      { groupId: 'G1', choiceId: 'HA1F', name: 'Half', price: -20 },
      { groupId: 'G2', choiceId: 'R0T1', name: 'Extra roti', price: 10 },
    ],
    ...{ quantity: 1, unitPrice: 50, totalPrice: 50 },
  };
  const text = drawn({ ...sampleOrder('ORDER00001'), items: [line] }).replaceAll(/<[^>]+>/g, '|');
  expect(text).toMatch(/Dal Tadka\|+Half\|+\+ Extra roti/);
});
