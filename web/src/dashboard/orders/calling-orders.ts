import { shortOrderNumber } from '@thali/shared/ids/order-id';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { showNotice } from './bell/notices.ts';
import type { Order } from './order-list.ts';
import type { OrderStore } from './order-store.tsx';

/** An order that came in while the page was loading is new, too. */
const beforeOpenedMs = 60_000;

/** The orders that the bell rings for at this browser; the store shares them with all screens. */
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
  // The same array for the same orders, so that the other screens are not drawn again.
  const [kept, setKept] = useState(found);
  const isSame =
    kept.length === found.length && kept.every((order, index) => order === found[index]);
  if (!isSame) setKept(found);
  useEffect(() => calling.set(kept), [calling, kept]);
  return kept;
}

interface CallOptions {
  acknowledged: ReadonlySet<string>;
  /** Since when this browser listens, epoch milliseconds. */
  since: number;
}

/**
 * The orders that the bell rings for, newest first: those that wait to be accepted, however long ago
 * they came, and those that came in meanwhile and were accepted automatically. An order stops ringing
 * once it is acknowledged at this browser, or moved on at any.
 */
export function callingOrders(
  ongoing: readonly Order[],
  { acknowledged, since }: CallOptions,
): Order[] {
  return ongoing.filter(
    (order) =>
      !acknowledged.has(order.id) &&
      (order.status === 'pending' ||
        (isAcceptedByItself(order) && Date.parse(order.createdAt) >= since)),
  );
}

function isAcceptedByItself({ status, statusTimes, createdAt }: Order): boolean {
  return status === 'confirmed' && statusTimes.confirmed === createdAt;
}

/**
 * Announces an order that has come in, however it became known: live, by a poll, or after a break. What
 * was there when the dashboard opened is no news. Rule: orders-32
 */
export function useAnnounce(
  calling: readonly Order[],
  isLoaded: boolean,
  onView: (order: Order) => void,
): void {
  const known = useRef<Set<string>>(undefined);
  const announce = useEffectEvent((order: Order) => {
    const title = 'New Order Received!';
    const description = `#${shortOrderNumber(order.id)} from ${order.customerInfo.name || 'Customer'}`;
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
    const [newest] = known.current ? newcomers(calling, known.current) : [];
    known.current ??= new Set();
    for (const { id } of calling) known.current.add(id);
    if (newest) announce(newest);
  }, [calling, isLoaded]);
}

/** Those that ring now and were not on the list before. */
export function newcomers(calling: readonly Order[], known: ReadonlySet<string>): Order[] {
  return calling.filter(({ id }) => !known.has(id));
}
