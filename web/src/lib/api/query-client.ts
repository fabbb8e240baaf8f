import { QueryClient } from '@tanstack/react-query';
import { recoverAfterMs } from './recover-after.ts';

/** A query itself does not retry, because the request layer does. A failed screen reads again later. */
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
