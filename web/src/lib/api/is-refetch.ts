import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Whether the query has run before. The screen itself shows that a refetch failed, so no toast is needed. */
export function isRefetch(client: QueryClient, queryKey: QueryKey): boolean {
  const state = client.getQueryState(queryKey);
  return state !== undefined && (state.data !== undefined || state.errorUpdateCount > 0);
}
