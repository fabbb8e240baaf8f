import type { OrderStatus } from '@thali/shared/orders/order-status';
import { type MouseEvent, useCallback, useRef } from 'react';
import { isEcho, type Tap } from './echo-tap.ts';

export type ActOnOrder = (orderId: string, status: OrderStatus, event: MouseEvent) => void;

/** Moves the order that was tapped, but not a second one by the same double tap. */
export function useActOnOrder(move: (orderId: string, status: OrderStatus) => void): ActOnOrder {
  const lastTap = useRef<Tap>(undefined);
  return useCallback(
    (orderId, status, { clientX: x, clientY: y, timeStamp: at }) => {
      const tap = { orderId, x, y, at };
      if (isEcho(lastTap.current, tap)) return;
      lastTap.current = tap;
      move(orderId, status);
    },
    [move],
  );
}
