import { createStoredObservable } from '../../../lib/state/stored-observable.ts';

/** The feedback that this browser has sent about an order. The server shows it only to the mess. */
export interface Given {
  orderId: string;
  face: number;
  hasDetails: boolean;
}

const maxOrders = 20;

export const givenFeedback = createStoredObservable<readonly Given[]>('givenFeedback', (stored) =>
  Array.isArray(stored) ? stored : [],
);

export function storeGiven(given: Given): void {
  const otherFeedback = givenFeedback.get().filter(({ orderId }) => orderId !== given.orderId);
  givenFeedback.set([...otherFeedback, given].slice(-maxOrders));
}
