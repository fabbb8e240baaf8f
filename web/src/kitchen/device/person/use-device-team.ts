import { useApi } from '../../../lib/data/use-api.ts';
import { kitchenCall } from '../kitchen-call.ts';

/** The people whom this device may ask for a PIN. */
export function useDeviceTeam() {
  return useApi(
    'GET /kitchen-devices/me/team',
    {},
    {
      read: ({ signal }) => kitchenCall('GET /kitchen-devices/me/team', { signal, quiet: true }),
      refetchOnMount: 'always',
    },
  );
}
