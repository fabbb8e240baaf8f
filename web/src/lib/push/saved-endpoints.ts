import { get, update } from '../state/key-value-store.ts';

const key = 'push';

/** A browser can subscribe for many orders, but only the latest orders matter. */
const maxEntries = 20;

/** The endpoint that the server has saved for each purpose. */
type SavedEndpoints = Record<string, string>;

/**
 * The subscriptions that the server has saved for this browser. IndexedDB stores them, because the alarm outlives the
 * session, and the end of a session clears local storage. Rule: offline-5
 */
export async function readSavedEndpoints(): Promise<SavedEndpoints> {
  return (await get<SavedEndpoints>(key)) ?? {};
}

export function saveEndpoint(purpose: string, endpoint: string): Promise<void> {
  return update<SavedEndpoints>(key, (endpoints = {}) => {
    const { [purpose]: _old, ...rest } = endpoints;
    return Object.fromEntries([...Object.entries(rest).slice(1 - maxEntries), [purpose, endpoint]]);
  });
}

export function forgetEndpoint(purpose: string): Promise<void> {
  return update<SavedEndpoints>(key, (endpoints = {}) => {
    const { [purpose]: _old, ...rest } = endpoints;
    return rest;
  });
}
