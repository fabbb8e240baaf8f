import { QueryClient } from '@tanstack/react-query';
import { recoverAfterMs } from './recover-after.ts';

/** The request layer retries, so a query fails at once when that gives up. A failed screen tries again later. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 30_000,
      networkMode: 'always',
      refetchInterval: ({ state }) => recoverAfterMs(state),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
