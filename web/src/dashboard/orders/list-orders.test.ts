import { expect, it, vi } from 'vitest';
import { fetchAllOrders, fetchOrders } from './list-orders.ts';
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

it('saves the orders of the list on screen, and none of the archive', async () => {
  const ids = Array.from({ length: 300 }, (_, index) => ({ id: `O${index}` }));
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input, 'http://x');
    const from = Number(searchParams.get('cursor'));
    const pagination = { total: from ? null : 286, next_cursor: String(from + 100) };
    return Response.json({ orders: ids.slice(from, from + 100), pagination });
  });
  const { rows, isTruncated } = await fetchAllOrders('V1', filter, options);
  expect(rows).toHaveLength(286);
  expect(rows.at(-1)?.id).toBe('O285');
  expect(isTruncated).toBe(true);
});
