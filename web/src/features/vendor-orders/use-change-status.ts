import { useQueryClient } from '@tanstack/react-query';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { OrderJournal } from './order-journal.ts';
import { applyToLists, refetchOrders } from './order-keys.ts';
import type { Order } from './order-list.ts';
import type { PendingChanges } from './pending-changes.ts';
import { readOrder } from './read-order.ts';

/** One refetch for a row of quick taps. */
const refetchDelayMs = 800;

/** Moves orders along: shown at once, taken back when the server refuses. Source: spec 2, section 4. */
export function useChangeStatus(vendorId: string, journal: OrderJournal) {
  const client = useQueryClient();
  const [changes, setChanges] = useState<PendingChanges>(new Map());
  const underWay = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = useCallback(
    async (orderId: string, status: OrderStatus) => {
      if (underWay.current.has(orderId)) return;
      underWay.current.add(orderId);
      clearTimeout(timer.current);
      setChanges((before) => new Map(before).set(orderId, status));

      const told = await sendChange(orderId, status);
      if (told) {
        journal.note(told);
        applyToLists(client, vendorId, told);
      }
      underWay.current.delete(orderId);
      setChanges((before) => new Map([...before].filter(([id]) => id !== orderId)));
      timer.current = setTimeout(() => void refetchOrders(client, vendorId), refetchDelayMs);
    },
    [client, vendorId, journal],
  );

  return { changes, change };
}

/** The order as the server has it now, if it said so; a toast unless it is where it should be. */
async function sendChange(orderId: string, status: OrderStatus): Promise<Order | undefined> {
  try {
    const answer = await callApi<{ order: unknown }>('PATCH', `/orders/${orderId}/status`, {
      body: { status },
      quiet: true,
    });
    return readOrder(answer.order);
  } catch (error) {
    const current = error instanceof ApiError ? readOrder(error.data.order) : undefined;
    if (current?.status !== status) {
      showToast({
        kind: 'error',
        title: 'Update failed',
        description: 'Could not update order status.',
      });
    }
    return current;
  }
}
