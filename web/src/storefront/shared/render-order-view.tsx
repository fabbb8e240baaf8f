import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import type { OrderViewProps } from '../../orders/follow/order-access.tsx';

/** Renders an order's page for a test, as the guest sees it. `fill` prepares the cached answers. */
export function renderOrderView(
  View: ComponentType<OrderViewProps>,
  order: Order,
  fill: (client: QueryClient) => void,
): string {
  const client = new QueryClient();
  fill(client);
  const proof = { phone: '+919812345678' };
  const state = { isStaff: false, isFollowed: false, failure: undefined, seenAt: 0 };
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath={`/orders/${order.id}`}>
        <View {...{ order, proof, ...state }} link="connecting" />
      </Router>
    </QueryClientProvider>,
  );
}
