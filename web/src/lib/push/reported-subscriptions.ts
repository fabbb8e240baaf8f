import { get, update } from 'idb-keyval';

const key = 'push';

/** A browser can subscribe for many orders, but only the latest ones matter. */
const maxEntries = 20;

/** The endpoint that the server has saved, by purpose. */
type Reported = Record<string, string>;

/**
 * The subscriptions that the server has of this browser. Stored in IndexedDB, because the end of a session clears local
 * storage, and the alarm works without a session. Rule: offline-5
 */
export async function reportedSubscriptions(): Promise<Reported> {
  return (await get<Reported>(key)) ?? {};
}

export function keepReported(purpose: string, endpoint: string): Promise<void> {
  return update<Reported>(key, (reported = {}) => {
    const { [purpose]: _old, ...others } = reported;
    return Object.fromEntries([
      ...Object.entries(others).slice(1 - maxEntries),
      [purpose, endpoint],
    ]);
  });
}

export function forgetReported(purpose: string): Promise<void> {
  return update<Reported>(key, (reported = {}) => {
    const { [purpose]: _old, ...others } = reported;
    return others;
  });
}
