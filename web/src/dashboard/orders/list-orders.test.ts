import { expect, it, vi } from 'vitest';
import { fetchOrders } from './list-orders.ts';
import type { ListFilter } from './order-list.ts';

const filter: ListFilter = { limit: 50, offset: 0 };
const options = { signal: new AbortController().signal, background: true };

it('sends no request without a vendor', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  await expect(fetchOrders('', filter, options)).rejects.toThrow(
    'Vendor context required for order operations',
  );
  expect(fetched).not.toHaveBeenCalled();
});

it.each([{}, { orders: [] }, { orders: {}, pagination: {} }])(
  'refuses %j, which has no orders',
  async (answer) => {
    vi.stubGlobal('fetch', async () => Response.json(answer));
    await expect(fetchOrders('V1', filter, options)).rejects.toThrow('Invalid order data format');
  },
);
