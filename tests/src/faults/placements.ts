import { demoIds } from '@thali/local/seed/demo-ids';
import { demoPassword } from '@thali/local/seed/demo-people';
import { orderTotals } from '@thali/shared/orders/order-totals';

export interface Placement {
  key: string;
  body: object;
}

const vendorId = demoIds.vendor('demo');
const dish = { id: demoIds.item('demo', 'vada-pav'), unitPricePaise: 2250 };

/** Guests who all want their lunch now, each with a key. */
export function placements(count: number): Placement[] {
  return Array.from({ length: count }, (_, index) => ({
    key: crypto.randomUUID(),
    body: orderBody(`Guest ${index + 1}`, (index % 3) + 1),
  }));
}

function orderBody(name: string, quantity: number): object {
  const totals = orderTotals([{ unitPricePaise: dish.unitPricePaise, quantity }]);
  return {
    vendor_id: vendorId,
    customer_info: { name, phone: '+919876512340' },
    items: [{ menu_item_id: dish.id, quantity, unit_price: dish.unitPricePaise / 100 }],
    total_amount: totals.totalPaise / 100,
    service_charge: totals.serviceFeePaise / 100,
    final_amount: totals.finalPaise / 100,
    payment_method: 'cash',
    is_guest_order: true,
  };
}

/**
 * Sends each placement three times, all at once.
 * @param onPlaced told the key and the order's id of each answer as it comes
 * @returns why those failed that did
 */
export async function sendAll(
  url: string,
  all: readonly Placement[],
  onPlaced: (key: string, orderId: string) => void,
): Promise<string[]> {
  const sent = [...all, ...all, ...all].map(async (placement) => {
    onPlaced(placement.key, await place(url, placement));
  });
  const results = await Promise.allSettled(sent);
  return results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
}

/** @returns the order's id */
async function place(url: string, { key, body }: Placement): Promise<string> {
  const { order } = await call<{ order: { id: string } }>(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  return order.id;
}

/** The ids of the vendor's ongoing orders, all pages of them. */
export async function ongoingOrderIds(url: string): Promise<string[]> {
  const { token } = await call<{ token: string }>(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'vendor@demo.example', password: demoPassword, role: 'vendor' }),
  });
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = new URLSearchParams({ vendor_id: vendorId, status: 'ongoing', limit: '100' });
    if (cursor) query.set('cursor', cursor);
    const page: OrderPage = await call(`${url}/api/orders?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    ids.push(...page.orders.map((order) => order.id));
    cursor = page.pagination.next_cursor;
  }
  return ids;
}

interface OrderPage {
  orders: { id: string }[];
  pagination: { next_cursor: string | null };
}

async function call<T>(url: string, request: RequestInit): Promise<T> {
  const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
