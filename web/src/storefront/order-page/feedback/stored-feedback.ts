import { createStoredObservable } from '../../../lib/state/stored-observable.ts';

/** The feedback that this browser has sent about an order. The server shows it only to the mess. */
export interface StoredFeedback {
  orderId: string;
  face: number;
  hasDetails: boolean;
}

const maxOrders = 20;

export const storedFeedback = createStoredObservable<readonly StoredFeedback[]>(
  'givenFeedback',
  (stored) => (Array.isArray(stored) ? stored : []),
);

export function storeFeedback(feedback: StoredFeedback): void {
  const otherFeedback = storedFeedback.get().filter(({ orderId }) => orderId !== feedback.orderId);
  storedFeedback.set([...otherFeedback, feedback].slice(-maxOrders));
}
