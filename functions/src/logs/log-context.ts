import { AsyncLocalStorage } from 'node:async_hooks';

/** The fields in each log line of an invocation. Only ids, no personal data. */
export interface LogKeys {
  request_id?: string | undefined;
  route?: string;
  vendor_id?: string | undefined;
  actor_role?: string;
  actor_id?: string | undefined;
  job?: string;
  consumer?: string;
}

interface Invocation {
  startedAt: number;
  keys: LogKeys;
}

const running = new AsyncLocalStorage<Invocation>();

/** Runs code as one invocation. The local platform runs many at once in one process. */
export function runAsInvocation<T>(keys: LogKeys, run: () => Promise<T>): Promise<T> {
  return running.run({ startedAt: performance.now(), keys: { ...keys } }, run);
}

/** Adds fields to all later log lines of this invocation. */
export function addLogKeys(keys: LogKeys): void {
  Object.assign(running.getStore()?.keys ?? {}, keys);
}

export function currentLogKeys(): LogKeys {
  return running.getStore()?.keys ?? {};
}

/** Milliseconds since the invocation started; undefined outside of an invocation. */
export function elapsedMs(): number | undefined {
  const store = running.getStore();
  return store && Math.round((performance.now() - store.startedAt) * 10) / 10;
}
