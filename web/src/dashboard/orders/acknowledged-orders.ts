import type { Observable } from '../../lib/state/observable.ts';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';

const mostKept = 500;

export interface AcknowledgedOrders
  extends Pick<Observable<readonly string[]>, 'get' | 'subscribe'> {
  add(orderIds: readonly string[]): void;
}

/** The orders that somebody at this browser has acknowledged, on whichever of its tabs. */
export function createAcknowledgedOrders(): AcknowledgedOrders {
  const acknowledged = createStoredObservable<readonly string[]>('thali.heard-orders', readIds);
  return {
    get: acknowledged.get,
    subscribe: acknowledged.subscribe,
    add(orderIds) {
      const known = new Set(acknowledged.get());
      const fresh = orderIds.filter((id) => !known.has(id));
      if (fresh.length > 0) acknowledged.set([...acknowledged.get(), ...fresh].slice(-mostKept));
    },
  };
}

function readIds(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}
