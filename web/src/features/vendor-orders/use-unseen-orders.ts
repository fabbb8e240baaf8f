import { useCallback, useState } from 'react';

/** The orders that came in while this screen was open and that nobody has touched yet. */
export function useUnseenOrders() {
  const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set());
  const markUnseen = useCallback((orderId: string) => {
    setUnseen((before) => new Set(before).add(orderId));
  }, []);
  const markSeen = useCallback((orderId: string) => {
    setUnseen((before) =>
      before.has(orderId) ? new Set([...before].filter((id) => id !== orderId)) : before,
    );
  }, []);
  return { unseen, markUnseen, markSeen };
}
