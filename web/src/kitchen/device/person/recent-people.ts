import { deviceKey } from '../../../lib/state/device-storage.ts';
import { createStoredObservable } from '../../../lib/state/stored-observable.ts';

const maxRecent = 3;

/** The ids of the people who last used this device, newest first. */
export const recentPeople = createStoredObservable(deviceKey('recent-people'), readIds);

export function rememberRecentPerson(id: string): void {
  const otherIds = recentPeople.get().filter((recentId) => recentId !== id);
  recentPeople.set([id, ...otherIds].slice(0, maxRecent));
}

function readIds(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}
