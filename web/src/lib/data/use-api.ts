import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { AnswerOf, RequestOf } from '../api/calls.ts';
import { refetchEvery } from '../api/recover-after.ts';
import { type ApiQueryOptions, apiQuery, type ReadKey } from './api-query.ts';

/** The query options that a screen may set. */
type ReadingOptions<Answer, Data> = Pick<
  UseQueryOptions<Answer, Error, Data>,
  | 'enabled'
  | 'gcTime'
  | 'initialData'
  | 'initialDataUpdatedAt'
  | 'refetchInterval'
  | 'refetchOnMount'
  | 'refetchOnReconnect'
  | 'refetchOnWindowFocus'
  | 'select'
  | 'staleTime'
>;

/**
 * Reads one call of the API: `useApi('GET /customers', { query: { vendorId } })`. The call and its request are the
 * cache key. `<Loaded>` shows the result.
 */
export function useApi<Key extends ReadKey, Data = AnswerOf<Key>>(
  key: Key,
  request: RequestOf<Key>,
  options: ApiQueryOptions<Key> & ReadingOptions<AnswerOf<Key>, Data> = {},
) {
  const { refetchInterval: interval, ...reading } = options;
  return useQuery({
    ...apiQuery(key, request, options),
    ...reading,
    ...(interval !== undefined && {
      refetchInterval: typeof interval === 'number' ? refetchEvery(interval) : interval,
    }),
  });
}
