import { useSyncExternalStore } from 'react';

/** A value that outlives the screens that show it. */
export interface Observable<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

export function createObservable<T>(initial: T): Observable<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(next) {
      if (Object.is(current, next)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useObservable<T>(value: Pick<Observable<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(value.subscribe, value.get, value.get);
}
