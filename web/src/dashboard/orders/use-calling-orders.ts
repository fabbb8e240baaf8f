import { useEffect, useMemo, useState } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { callingOrders } from './calling-orders.ts';
import type { Order } from './order-list.ts';
import type { OrderStore } from './order-store.ts';

/** An order that came in while the page was loading is new, too. */
const beforeOpenedMs = 60_000;

/** The orders that call for somebody at this browser; told to all screens of the dashboard. */
export function useCallingOrders(
  { acknowledged, calling, openedAt }: OrderStore,
  ongoing: readonly Order[],
): readonly Order[] {
  const acknowledgedIds = useObservable(acknowledged);
  const found = useMemo(
    () =>
      callingOrders(ongoing, {
        acknowledged: new Set(acknowledgedIds),
        since: openedAt - beforeOpenedMs,
      }),
    [ongoing, acknowledgedIds, openedAt],
  );
  // The same array while the same orders call, so that nothing is drawn for the others.
  const [kept, setKept] = useState(found);
  const isSame =
    kept.length === found.length && kept.every((order, index) => order === found[index]);
  if (!isSame) setKept(found);
  useEffect(() => calling.set(kept), [calling, kept]);
  return kept;
}
