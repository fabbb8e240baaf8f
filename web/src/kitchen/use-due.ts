import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import { useEffect, useRef, useState } from 'react';
import { useBell } from '../orders/alarm/bell.ts';
import { roundSeconds } from '../orders/alarm/ringer.ts';

/** Rings once when a pre-order moves from 'Later' to Cooking. Rule: pre-orders-6 */
export function useDueBell(later: readonly Order[], current: readonly Order[]): void {
  const waiting = useRef<ReadonlySet<string>>(new Set());
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const hasMoved = current.some(
      ({ id, status }) => waiting.current.has(id) && status === 'confirmed' && isOngoing(status),
    );
    waiting.current = new Set(later.map(({ id }) => id));
    if (hasMoved) setDue(true);
  }, [later, current]);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => setDue(false), roundSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isDue]);
  useBell(isDue);
}
