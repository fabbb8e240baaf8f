import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePollWhileDown } from '../../live/use-poll-while-down.ts';
import { announceNewOrder } from './announce-new-order.ts';
import { createOrderJournal } from './order-journal.ts';
import { refetchOrders } from './order-keys.ts';
import { useLiveOrders } from './use-live-orders.ts';

interface OrderWatchProps {
  vendorId: string;
  /** Someone wants to see the order that was just announced. */
  onView: () => void;
}

/** Follows the orders on the screens that are not about them: nobody misses one at the settings. */
export default function OrderWatch({ vendorId, onView }: OrderWatchProps) {
  const client = useQueryClient();
  const [journal] = useState(() => createOrderJournal());
  const link = useLiveOrders({
    vendorId,
    journal,
    onNewOrder: (order) => announceNewOrder(order, onView),
  });
  usePollWhileDown(link, true, () => void refetchOrders(client, vendorId));
  return null;
}
