import { AsyncLocalStorage } from 'node:async_hooks';

/** What each line of the log says of the invocation that it belongs to. Ids, never anything of a person. */
export interface LogKeys {
  request_id?: string | undefined;
  route?: string;
  vendor_id?: string | undefined;
  actor_role?: string;
  actor_id?: string | undefined;
  job?: string;
  consumer?: string;
}

interface Running {
  startedAt: number;
  keys: LogKeys;
}

const running = new AsyncLocalStorage<Running>();

/** Runs something as one invocation: a process of the local platform has many at once. */
export function runAsInvocation<T>(keys: LogKeys, run: () => Promise<T>): Promise<T> {
  return running.run({ startedAt: performance.now(), keys: { ...keys } }, run);
}

/** More that is known of the invocation from here on. */
export function noteForLog(keys: LogKeys): void {
  Object.assign(running.getStore()?.keys ?? {}, keys);
}

export function logKeys(): LogKeys {
  return running.getStore()?.keys ?? {};
}

/** Milliseconds since the invocation arrived; undefined outside of one. */
export function elapsedMs(): number | undefined {
  const store = running.getStore();
  return store && Math.round((performance.now() - store.startedAt) * 10) / 10;
}
