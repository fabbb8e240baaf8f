import { demoVendors } from '@thali/local/demo/demo-vendors';
import { demoIds } from '@thali/local/seed/demo-ids';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { orderTotals } from '@thali/shared/orders/order-totals';
import { callSite } from './call-site.ts';
import { signInAt } from './demo-sign-in.ts';
import type { WireOrder } from './wire-answer.ts';

export interface DemoOrder {
  name: string;
  phone: string;
  /** Quantity by the key of the dish in the demo menu. */
  dishes: Record<string, number>;
  note?: string;
  /** Default: cash. */
  paymentMethod?: 'online' | 'upi';
  /** Token of the customer. Without a token a guest places the order. */
  token?: string;
}

const subdomain = 'demo';

/** Places an order at the demo mess through the API. */
export async function placeDemoOrder(siteUrl: string, order: DemoOrder): Promise<WireOrder> {
  const lines = Object.entries(order.dishes).map(([key, quantity]) => ({
    menuItemId: demoIds.item(subdomain, key),
    quantity,
    unitPricePaise: priceOf(key),
  }));
  const totals = orderTotals(lines);
  const answer = await callSite(siteUrl, 'POST', '/orders', {
    token: order.token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      vendor_id: demoIds.vendor(subdomain),
      customer_info: { name: order.name, phone: order.phone },
      items: lines.map(({ menuItemId, quantity, unitPricePaise }) => ({
        menu_item_id: menuItemId,
        quantity,
        unit_price: unitPricePaise / 100,
      })),
      total_amount: totals.totalPaise / 100,
      service_charge: totals.platformFeePaise / 100,
      final_amount: totals.finalPaise / 100,
      payment_method: order.paymentMethod ?? 'cash',
      ...(order.note && { special_instructions: order.note }),
      is_guest_order: !order.token,
    },
  });
  return answer.order;
}

/** Moves an order through these statuses, as the kitchen does. */
export async function moveDemoOrder(
  siteUrl: string,
  orderId: string,
  statuses: readonly OrderStatus[],
): Promise<void> {
  const token = await kitchenToken(siteUrl);
  for (const status of statuses) {
    await callSite(siteUrl, 'PATCH', `/orders/${orderId}/status`, { token, body: { status } });
  }
}

/** Places and completes a cash order with a fee of one rupee. @returns its id */
export async function completeDemoOrder(siteUrl: string, name: string): Promise<string> {
  const order = { name, phone: '+919812345671', dishes: { 'masala-chai': 1 } };
  const { id } = await placeDemoOrder(siteUrl, order);
  await moveDemoOrder(siteUrl, id, ['confirmed', 'preparing', 'ready', 'completed']);
  return id;
}

/** The ids of the orders that the kitchen finds by name. */
export async function orderIdsOf(siteUrl: string, name: string): Promise<string[]> {
  return (await kitchenOrders(siteUrl, name)).map(({ id }) => id);
}

/** The orders that the kitchen finds by name. */
export async function kitchenOrders(siteUrl: string, name: string) {
  const token = await kitchenToken(siteUrl);
  const query = new URLSearchParams({ vendorId: demoIds.vendor(subdomain), search: name });
  const { orders } = await callSite(siteUrl, 'GET', `/orders?${query}`, { token });
  return orders;
}

function priceOf(key: string): number {
  const { items } = demoVendors.find((vendor) => vendor.subdomain === subdomain) ?? { items: [] };
  const item = items.find((candidate) => candidate.key === key);
  if (!item) throw new Error(`The demo's menu has no ${key}`);
  return item.pricePaise;
}

/** A token of the demo mess's staff. */
export async function kitchenToken(siteUrl: string): Promise<string> {
  return (await signInAt(siteUrl, 'vendor')).token;
}
