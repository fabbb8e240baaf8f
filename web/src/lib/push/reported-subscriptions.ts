import { get, update } from 'idb-keyval';

const key = 'push';

/** A browser can subscribe for many orders; only the last ones still matter. */
const most = 20;

/** For each purpose the endpoint that the server has saved. */
type Reported = Record<string, string>;

/**
 * What the server knows of this browser. In IndexedDB, because the end of a session clears local storage, and a
 * phone's alarm goes on without one. Rule: offline-5
 */
export async function reportedSubscriptions(): Promise<Reported> {
  return (await get<Reported>(key)) ?? {};
}

export function keepReported(purpose: string, endpoint: string): Promise<void> {
  return update<Reported>(key, (reported = {}) => {
    const { [purpose]: _old, ...others } = reported;
    return Object.fromEntries([...Object.entries(others).slice(1 - most), [purpose, endpoint]]);
  });
}

export function forgetReported(purpose: string): Promise<void> {
  return update<Reported>(key, (reported = {}) => {
    const { [purpose]: _old, ...others } = reported;
    return others;
  });
}
