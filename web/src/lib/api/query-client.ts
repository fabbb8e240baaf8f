import { QueryClient } from '@tanstack/react-query';
import { recoverAfterMs } from './recover-after.ts';

/**
 * Repeats are the request layer's business, so a query fails at once when that gives up. A screen that shows a
 * failure which may pass asks again in a while.
 */
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
