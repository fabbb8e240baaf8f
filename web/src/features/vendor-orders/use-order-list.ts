import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LiveState } from '../../live/live-types.ts';
import { pollWhileDownMs } from '../../live/use-live-room.ts';
import { applyOrder } from './apply-order.ts';
import { fetchOrders } from './fetch-orders.ts';
import type { OrderJournal } from './order-journal.ts';
import { orderListKey } from './order-keys.ts';
import type { ListFilter } from './order-list.ts';

interface OrderListOptions {
  vendorId: string;
  filter: ListFilter;
  journal: OrderJournal;
  link: LiveState;
}

/** A part of the orders, kept true by live events; asked for every 15 s while there are none. */
export function useOrderList({ vendorId, filter, journal, link }: OrderListOptions) {
  return useQuery({
    queryKey: orderListKey(vendorId, filter),
    queryFn: async ({ client, queryKey, signal }) => {
      const askedAt = Date.now();
      const isKnown = client.getQueryData(queryKey) !== undefined;
      const background = isKnown && link !== 'live';
      const list = await fetchOrders(vendorId, filter, { signal, background });
      return journal
        .missedSince(askedAt)
        .reduce((known, order) => applyOrder(known, filter, order), list);
    },
    placeholderData: keepPreviousData,
    refetchInterval: link === 'live' ? false : pollWhileDownMs,
    refetchIntervalInBackground: true,
  });
}
