import { createObservable, type Observable } from './observable.ts';

/** A value in local storage, shared by all tabs until sign-out. */
export function createStoredObservable<T>(
  key: string,
  read: (stored: unknown) => T,
): Observable<T> {
  const value = createObservable(read(readStored(key)));
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key) value.set(read(readStored(key)));
  });
  return {
    ...value,
    set(next) {
      value.set(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage may be full or disabled. The value then lasts as long as the page.
      }
    },
  };
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
