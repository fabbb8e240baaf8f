import { get, update } from 'idb-keyval';

const key = 'push';

/** Many orders can be told of; a phone needs to know of the last ones only. */
const most = 20;

/** For each purpose the address that the server was told last. */
type Told = Record<string, string>;

/**
 * What the server knows of this browser. In IndexedDB, because the end of a session clears local storage, and a
 * phone's alarm goes on without one. Rule: offline-5
 */
export async function toldAddresses(): Promise<Told> {
  return (await get<Told>(key)) ?? {};
}

export function keepTold(purpose: string, endpoint: string): Promise<void> {
  return update<Told>(key, (told = {}) => {
    const { [purpose]: _old, ...others } = told;
    return Object.fromEntries([...Object.entries(others).slice(1 - most), [purpose, endpoint]]);
  });
}

export function forgetTold(purpose: string): Promise<void> {
  return update<Told>(key, (told = {}) => {
    const { [purpose]: _old, ...others } = told;
    return others;
  });
}
