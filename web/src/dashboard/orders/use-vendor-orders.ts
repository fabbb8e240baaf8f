import { useMemo } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { type ListFilter, ongoingFilter } from './order-list.ts';
import { useOrderStore } from './order-store-provider.tsx';
import { withPendingChanges } from './pending-changes.ts';
import { useOrderList } from './use-order-list.ts';

/** What the Orders tab shows: what is ongoing, one page of the rest, both live. */
export function useVendorOrders(filter: ListFilter) {
  const store = useOrderStore();
  const changes = useObservable(store.changes.pending);
  const calling = useObservable(store.calling);
  const ongoing = useOrderList(ongoingFilter);
  const page = useOrderList(filter);
  return {
    link: useObservable(store.link),
    changes,
    ongoing,
    page,
    ongoingOrders: useMemo(
      () => withPendingChanges(ongoing.data?.orders ?? [], changes, ongoingFilter),
      [ongoing.data, changes],
    ),
    pageOrders: useMemo(
      () => withPendingChanges(page.data?.orders ?? [], changes, filter),
      [page.data, changes, filter],
    ),
    calling: useMemo(() => new Set(calling.map(({ id }) => id)), [calling]),
  };
}
