import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Whether it is not the first time that something is asked for: what then fails is shown in its place, and
 * not told once more.
 */
export function isRefetch(client: QueryClient, queryKey: QueryKey): boolean {
  const state = client.getQueryState(queryKey);
  return state !== undefined && (state.data !== undefined || state.errorUpdateCount > 0);
}
