import { useMemo } from 'react';
import { useValue } from '../../lib/state/observable.ts';
import { type ListFilter, ongoingFilter } from './order-list.ts';
import { useKitchen } from './order-store-provider.tsx';
import { withPendingChanges } from './pending-changes.ts';
import { useOrderList } from './use-order-list.ts';

/** What the Orders tab shows: what is ongoing, one page of the rest, both live. */
export function useVendorOrders(filter: ListFilter) {
  const kitchen = useKitchen();
  const changes = useValue(kitchen.changes.pending);
  const calling = useValue(kitchen.calling);
  const ongoing = useOrderList(ongoingFilter);
  const page = useOrderList(filter);
  return {
    link: useValue(kitchen.link),
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
