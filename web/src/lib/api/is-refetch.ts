import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Whether the query has run before. The screen shows a later failure in place, so it needs no toast. */
export function isRefetch(client: QueryClient, queryKey: QueryKey): boolean {
  const state = client.getQueryState(queryKey);
  return state !== undefined && (state.data !== undefined || state.errorUpdateCount > 0);
}
