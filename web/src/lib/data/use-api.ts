import { type UseQueryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { AnswerOf, RequestOf } from '../api/calls.ts';
import { everyMs } from '../api/recover-after.ts';
import { type ApiQueryOptions, apiQuery, type ReadKey } from './api-query.ts';

/** What a screen may set about its reading; the rest is the same everywhere. */
type ReadingOptions<Answer, Data> = Pick<
  UseQueryOptions<Answer, Error, Data>,
  | 'enabled'
  | 'gcTime'
  | 'initialData'
  | 'initialDataUpdatedAt'
  | 'refetchInterval'
  | 'refetchOnMount'
  | 'refetchOnWindowFocus'
  | 'select'
  | 'staleTime'
>;

/**
 * Reads one call of the API: `useApi('GET /customers', { query: { vendorId } })`. The answer is cached under the call and
 * its request. `<Loaded>` shows what comes of it.
 */
export function useApi<Key extends ReadKey, Data = AnswerOf<Key>>(
  key: Key,
  request: RequestOf<Key>,
  options: ApiQueryOptions<Key> & ReadingOptions<AnswerOf<Key>, Data> = {},
) {
  const {
    authorization,
    background,
    day,
    keepsPrevious,
    merge,
    read,
    refetchInterval,
    ...reading
  } = options;
  return useQuery({
    ...apiQuery(key, request, { authorization, background, day, keepsPrevious, merge, read }),
    ...reading,
    ...(refetchInterval !== undefined && {
      refetchInterval:
        typeof refetchInterval === 'number' ? everyMs(refetchInterval) : refetchInterval,
    }),
  });
}

/** A value of this browser that takes time to make, such as the picture of a QR code. */
export function useLocalValue<T>(
  name: readonly unknown[],
  make: () => Promise<T>,
  options: Pick<UseQueryOptions<T>, 'enabled' | 'gcTime' | 'refetchInterval' | 'staleTime'> = {},
) {
  return useQuery({
    queryKey: ['local', ...name],
    queryFn: make,
    staleTime: Number.POSITIVE_INFINITY,
    ...options,
  });
}

/** Several such values, each made once. */
export function useLocalValues<T>(
  values: readonly { name: readonly unknown[]; make: () => Promise<T> }[],
) {
  return useQueries({
    queries: values.map(({ name, make }) => ({
      queryKey: ['local', ...name],
      queryFn: make,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
}
