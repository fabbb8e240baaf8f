import { shortOrderNumber } from '@thali/shared/ids/order-id';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { showNotice } from '../../orders/alarm/notices.ts';
import { findNewcomers, findRingingOrders } from '../../orders/alarm/ringing-orders.ts';
import type { Order } from './order-list.ts';
import type { OrderStore } from './order-store.tsx';

/** The ringing orders, without orders that the user has just tapped. The store shares them with all screens. */
export function useRingingOrders(
  { acknowledgements, ringing, changes }: OrderStore,
  ongoing: readonly Order[],
): readonly Order[] {
  const acknowledging = useObservable(acknowledgements.pending);
  const changing = useObservable(changes.pending);
  const ringingOrders = useMemo(
    () =>
      findRingingOrders(ongoing).filter(({ id }) => !acknowledging.has(id) && !changing.has(id)),
    [ongoing, acknowledging, changing],
  );
  // Keeps the same array while its orders stay the same, so that other screens do not render again.
  const [stableOrders, setStableOrders] = useState(ringingOrders);
  const isSame =
    stableOrders.length === ringingOrders.length &&
    stableOrders.every((order, index) => order === ringingOrders[index]);
  if (!isSame) setStableOrders(ringingOrders);
  useEffect(() => ringing.set(stableOrders), [ringing, stableOrders]);
  return stableOrders;
}

/**
 * Announces each new order, whether it arrives live or by a poll. Orders from before the dashboard opened do not count.
 * Rule: orders-32
 */
export function useAnnounce(
  ringing: readonly Order[],
  isLoaded: boolean,
  onView: (order: Order) => void,
): void {
  const knownIds = useRef<Set<string>>(undefined);
  const announce = useEffectEvent((order: Order) => {
    const title = 'New Order Received!';
    const token = order.token === undefined ? '' : `Token ${order.token} · `;
    const description = `${token}#${shortOrderNumber(order.id)} from ${order.customerInfo.name || 'Customer'}`;
    const onPress = () => onView(order);
    showToast({
      kind: 'order',
      isDocked: true,
      title,
      description,
      action: { label: 'View', onPress },
    });
    showNotice({ tag: order.id, title, body: description, onPress });
  });

  useEffect(() => {
    if (!isLoaded) return;
    const [newestOrder] = knownIds.current ? findNewcomers(ringing, knownIds.current) : [];
    knownIds.current ??= new Set();
    for (const { id } of ringing) knownIds.current.add(id);
    if (newestOrder) announce(newestOrder);
  }, [ringing, isLoaded]);
}
