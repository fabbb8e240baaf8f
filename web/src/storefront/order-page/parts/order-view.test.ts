import type { Order } from '@thali/shared/orders/order.contract';
import { orderStatuses } from '@thali/shared/orders/order-status';
import { sampleOrder } from '@thali/shared/orders/sample-order';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiKey } from '../../../lib/data/api-query.ts';
import { clockBehind } from '../../../lib/time/server-clock.ts';
import { renderOrderView } from '../../shared/render-order-view.tsx';
import { OrderView } from './order-view.tsx';

const order = sampleOrder({ id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', vendorId: '01ARZ3NDEK' });

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, getElementById: () => null });
});
afterEach(() => vi.unstubAllGlobals());

it('marks the page as an ongoing order until the order ends', () => {
  const markedStatuses = orderStatuses.filter((status) =>
    markupOf({ ...order, status }).includes('data-ongoing-order'),
  );
  expect(markedStatuses).toEqual(['pending', 'confirmed', 'preparing', 'ready']);
});

it('links to the menu only after the order has ended', () => {
  const linkingStatuses = orderStatuses.filter((status) =>
    markupOf({ ...order, status }).includes('See the menu'),
  );
  expect(linkingStatuses).toEqual(['completed', 'cancelled', 'expired']);
});

describe('an order that waits for the kitchen', () => {
  const createdAt = Date.parse(order.createdAt);
  const markupAfter = (seconds: number, changes: Partial<Order> = {}, behindMs = 0) => {
    vi.setSystemTime(createdAt + seconds * 1000);
    clockBehind.set(behindMs);
    return markupOf({ ...order, ...changes });
  };
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    clockBehind.set(0);
  });

  it('can be called after three minutes; the order can be cancelled at once', () => {
    expect(markupAfter(179)).not.toContain('Call the kitchen');
    expect(markupAfter(179)).toContain('Cancel my order');
    expect(markupAfter(180)).toMatch(
      /The kitchen has not answered yet.*tel:\+911234567890.*Call the kitchen.*Cancel my order/s,
    );
  });

  it('counts the minutes by the server’s clock, not the phone’s', () => {
    expect(markupAfter(600, {}, -500_000)).not.toContain('Call the kitchen');
    expect(markupAfter(-60, {}, 300_000)).toContain('Call the kitchen');
  });

  it('cannot be cancelled by the guest after the kitchen has seen or changed it', () => {
    const acknowledgedAt = order.createdAt;
    expect(markupAfter(600, { acknowledgedAt })).not.toContain('Cancel my order');
    expect(markupAfter(600, { status: 'preparing' })).not.toContain('Cancel my order');
  });
});

function markupOf(order: Order): string {
  const profile = { phone: '+91 1234567890', email: null };
  const params = { subdomain: order.subdomain };
  return renderOrderView(OrderView, order, (client) => {
    client.setQueryData(apiKey('GET /vendors/profile/{subdomain}', { params }), { profile });
  });
}
