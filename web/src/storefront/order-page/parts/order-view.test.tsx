import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { orderStatuses } from '@thali/shared/orders/order-status';
import { sampleOrder } from '@thali/shared/orders/sample-order';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { OrderView } from './order-view.tsx';

const order = sampleOrder({ id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', vendorId: '01ARZ3NDEK' });

it('holds the session while it is waited for, until the order has come to its end', () => {
  const holding = orderStatuses.filter((status) =>
    markupOf({ ...order, status }).includes('data-ongoing-order'),
  );
  expect(holding).toEqual(['pending', 'confirmed', 'preparing', 'ready']);
});

it('proposes to order again once it is over, and never before', () => {
  const proposing = orderStatuses.filter((status) =>
    markupOf({ ...order, status }).includes('See the menu'),
  );
  expect(proposing).toEqual(['completed', 'cancelled', 'expired']);
});

function markupOf(shown: Order): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Router ssrPath={`/orders/${shown.id}`}>
        <OrderView
          order={shown}
          proof={{ phone: '+919812345678' }}
          isStaff={false}
          isFollowed={false}
          link="connecting"
          failure={undefined}
          seenAt={0}
        />
      </Router>
    </QueryClientProvider>,
  );
}
