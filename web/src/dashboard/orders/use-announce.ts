import { shortOrderNumber } from '@thali/shared/ids/order-id';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showToast } from '../../lib/ui/toast-store.ts';
import { showNotice } from './bell/notices.ts';
import { newcomers } from './calling-orders.ts';
import type { Order } from './order-list.ts';

/**
 * Says that an order has come in, however it became known: live, by a poll, or after a break. What
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
    showToast({ kind: 'order', title, description, action: { label: 'View', onPress } });
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
