import { QueryClient } from '@tanstack/react-query';

/** Repeats are the request layer's business, so a query fails at once when that gives up. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
