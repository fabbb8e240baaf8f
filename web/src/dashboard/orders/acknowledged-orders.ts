import type { Value } from '../../lib/state/observable.ts';
import { createStoredValue } from '../../lib/state/stored-observable.ts';

const mostKept = 500;

export interface HeardOrders extends Pick<Value<readonly string[]>, 'get' | 'subscribe'> {
  add(orderIds: readonly string[]): void;
}

/** The orders that somebody at this browser has acknowledged, on whichever of its tabs. */
export function createHeardOrders(): HeardOrders {
  const heard = createStoredValue<readonly string[]>('thali.heard-orders', readIds);
  return {
    get: heard.get,
    subscribe: heard.subscribe,
    add(orderIds) {
      const known = new Set(heard.get());
      const fresh = orderIds.filter((id) => !known.has(id));
      if (fresh.length > 0) heard.set([...heard.get(), ...fresh].slice(-mostKept));
    },
  };
}

function readIds(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}
