import { orderStatuses } from '@thali/shared/orders/order-status';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleOrder } from '../sample-order.ts';
import { OrderTicket } from './order-ticket.tsx';

const nothing = () => undefined;

it('holds the session of a kitchen that has it on screen, until the order has come to its end', () => {
  const holding = orderStatuses.filter((status) =>
    renderToStaticMarkup(
      <OrderTicket
        order={sampleOrder('ORDER00001', { status })}
        isCalling={false}
        isMoving={false}
        onChangeStatus={nothing}
        onView={nothing}
      />,
    ).includes('data-ongoing-order'),
  );
  expect(holding).toEqual(['pending', 'confirmed', 'preparing', 'ready']);
});

it('names what does not fit on it, one or more', () => {
  const order = sampleOrder('ORDER00001');
  const shown = (count: number) => {
    const items = Array.from({ length: count }, (_, index) => lineOf(`L${index}`));
    return renderToStaticMarkup(
      <OrderTicket
        order={{ ...order, items }}
        isCalling={false}
        isMoving={false}
        onChangeStatus={nothing}
        onView={nothing}
      />,
    );
  };
  expect(shown(9)).toContain('+1 more item<');
  expect(shown(10)).toContain('+2 more items<');
});

function lineOf(id: string) {
  const menuItem = { id: 'D1', name: 'Vada Pav', isVegetarian: true };
  const price = { quantity: 1, unitPrice: 20, totalPrice: 20 };
  return { id, orderId: 'ORDER00001', menuItemId: menuItem.id, menuItem, ...price };
}
