import { demoIds } from '@thali/local/seed/demo-ids';
import { vendorRoom } from '@thali/shared/live/live-frames';
import type { Order } from '@thali/shared/orders/order.contract';
import type { Page, WebSocketRoute } from 'playwright-core';
import { kitchenOrder, toWireOrder } from './kitchen-orders.ts';

export const kitchenVendorId = demoIds.vendor('demo');

export interface MockKitchen {
  /** Sends a new order over the live link. */
  place(): void;
}

/**
 * Mocks the API and the live link of a kitchen with these orders.
 * @param orders  newest first
 */
export async function mockKitchen(page: Page, orders: Order[]): Promise<MockKitchen> {
  let link: WebSocketRoute | undefined;
  const room = vendorRoom(kitchenVendorId);
  await page.routeWebSocket(/\/ws$/, (socket) => {
    link = socket;
    socket.onMessage(() => socket.send(JSON.stringify({ event: 'joined', room, data: { room } })));
  });
  await page.route('**/api/kitchen', (route) =>
    route.fulfill({
      json: {
        vendor: {
          id: kitchenVendorId,
          subdomain: 'demo',
          display_name: 'Teen Katori Mess',
          settings: { tables: 12 },
        },
        orders: orders.toReversed().map(toWireOrder),
        items: [],
        categories: [],
      },
    }),
  );
  await page.route('**/api/orders?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const limit = Number(searchParams.get('limit'));
    const offset = Number(searchParams.get('cursor') ?? searchParams.get('offset'));
    const next = offset + limit < orders.length ? String(offset + limit) : null;
    return route.fulfill({
      json: {
        orders: orders.slice(offset, offset + limit).map(toWireOrder),
        pagination: { total: orders.length, limit, offset, next_cursor: next },
      },
    });
  });
  await page.route('**/api/orders/*/status', (route) => {
    const index = orders.findIndex(({ id }) => route.request().url().includes(id));
    const order = orders[index];
    if (!order) return route.fulfill({ status: 404, json: {} });
    const changed = {
      ...order,
      status: route.request().postDataJSON().status,
      updatedAt: new Date().toISOString(),
    };
    orders[index] = changed;
    return route.fulfill({ json: { order: toWireOrder(changed) } });
  });
  return {
    place() {
      const order = kitchenOrder(kitchenVendorId, 'pending', Date.now());
      orders.unshift(order);
      link?.send(JSON.stringify({ event: 'order:new', room, data: toWireOrder(order) }));
    },
  };
}
