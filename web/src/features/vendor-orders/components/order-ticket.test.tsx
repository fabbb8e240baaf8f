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
        onAct={nothing}
        onView={nothing}
      />,
    ).includes('data-ongoing-order'),
  );
  expect(holding).toEqual(['pending', 'confirmed', 'preparing', 'ready']);
});
