import { NetworkError } from '../../../lib/api/api-error.ts';
import type { AnswerOf } from '../../../lib/api/calls.ts';
import { useApi } from '../../../lib/data/use-api.ts';
import { kitchenCall } from '../kitchen-call.ts';
import { offlinePeople, prunePins } from './offline-pins.ts';

/** The people whom this device may ask for a PIN. Without a network, these are the people with a PIN on this device. */
export function useDeviceTeam() {
  return useApi(
    'GET /kitchen-devices/me/team',
    {},
    {
      read: ({ signal }) => readDeviceTeam(signal),
      refetchOnMount: 'always',
    },
  );
}

async function readDeviceTeam(
  signal: AbortSignal | undefined,
): Promise<AnswerOf<'GET /kitchen-devices/me/team'>> {
  try {
    const call = { signal, quiet: true };
    const team = await kitchenCall('GET /kitchen-devices/me/team', call);
    await prunePins(({ id }) => team.people.some((person) => person.id === id && person.hasPin));
    return team;
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const people = await offlinePeople();
    if (people.length === 0) throw error;
    return { people, settings: { pin: 'always' } };
  }
}
