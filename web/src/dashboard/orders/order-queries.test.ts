import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { apiQuery } from '../../lib/data/api-query.ts';
import { currentToast, showToast } from '../../lib/ui/toast-store.ts';
import { ongoingFilter } from './order-list.ts';
import { orderRequest, readOrders } from './order-queries.ts';
import { createOrderStore } from './order-store.tsx';

it('shows no toast and does not retry if a list fails offline, even while the connection looks live', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const store = createOrderStore(client, 'DEM0000000');
  store.link.set('live');
  const list = { orders: [], pagination: { total: 0, limit: 50, offset: 0, next_cursor: null } };
  vi.stubGlobal('fetch', async () => Response.json(list));
  const query = apiQuery('GET /orders', orderRequest(store, ongoingFilter), {
    read: readOrders(store, ongoingFilter),
  });
  await client.fetchQuery(query);

  const fetched = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: false });
  showToast({ kind: 'error', title: 'Update failed' });
  await client.fetchQuery({ ...query, retry: false }).catch(() => undefined);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(currentToast()?.title).toBe('Update failed');
});
