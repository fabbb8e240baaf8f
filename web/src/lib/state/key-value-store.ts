import * as store from 'idb-keyval';

// `idb-keyval` throws if the browser has no IndexedDB. An async function rejects its promise instead.

export async function get<Value>(key: string): Promise<Value | undefined> {
  return store.get<Value>(key);
}

export async function set(key: string, value: unknown): Promise<void> {
  return store.set(key, value);
}

/** Changes a value in one transaction. */
export async function update<Value>(
  key: string,
  change: (value: Value | undefined) => Value,
): Promise<void> {
  return store.update(key, change);
}

export async function del(key: string): Promise<void> {
  return store.del(key);
}
