import { orderStatuses } from '@thali/shared/orders/order-status';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleOrder } from '../../orders/sample-order.ts';
import { createKitchenActions } from '../kitchen-actions.ts';
import { OrderTicket } from './order-ticket.tsx';

const noop = () => undefined;
const actions = createKitchenActions({ add: noop });
const markupOf = (order: ReturnType<typeof sampleOrder>, isUnsent = false) =>
  renderToStaticMarkup(
    <OrderTicket
      {...{ order, isUnsent, actions }}
      isUnprinted={false}
      isShortFlow={false}
      onMore={noop}
    />,
  );

it('marks the ticket of an ongoing order, which keeps the session alive', () => {
  const markedStatuses = orderStatuses.filter((status) =>
    markupOf(sampleOrder('ORDER00001', { status })).includes('data-ongoing-order'),
  );
  expect(markedStatuses).toEqual(['pending', 'confirmed', 'preparing', 'ready']);
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
  expect(markupOf(order).match(/Vada Pav/g)).toHaveLength(50);
  expect(markupOf(order)).not.toContain('Not sent');
  expect(markupOf(order, true)).toContain('Not sent');
});

it('marks only parcels as parcels', () => {
  const order = sampleOrder('ORDER00001');
  expect(markupOf({ ...order, serviceMode: 'takeaway' })).toContain('Parcel');
  expect(markupOf({ ...order, serviceMode: 'dine_in' })).not.toContain('Parcel');
  expect(markupOf(order)).not.toContain('Parcel');
});

it('shows the table, with a button to move the order if possible', () => {
  const order = { ...sampleOrder('ORDER00001'), serviceMode: 'dine_in', table: '7' } as const;
  expect(markupOf(order)).toContain('Table 7');
  expect(markupOf(order)).not.toContain('Move to another table');
  const withTables = (
    <OrderTicket
      {...{ order, actions }}
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
  const text = markupOf({ ...sampleOrder('ORDER00001'), items: [line] }).replaceAll(
    /<[^>]+>/g,
    '|',
  );
  expect(text).toMatch(/Dal Tadka\|+Half\|+\+ Extra roti/);
});
