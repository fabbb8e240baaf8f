import { keepPreviousData, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { CallOptions } from '../api/call-api.ts';
import type { AnswerOf, CallKey, RequestOf } from '../api/calls.ts';
import { isRefetch } from '../api/is-refetch.ts';

/** A call that only reads: `GET /customers`. What an order is paid with is read by a POST. */
export type ReadKey = Extract<CallKey, `GET ${string}` | 'POST /orders/{orderId}/payment'>;

/** Where the cache keeps an answer. Without a request: the prefix of all answers of this call. */
export function apiKey<Key extends ReadKey>(key: Key, request?: Partial<RequestOf<Key>>): QueryKey {
  return request === undefined ? [key] : [key, request];
}

/** Query filter for all answers of the calls below some paths, such as `/vendor-wallet`. */
export function answersBelow(...paths: readonly string[]) {
  return {
    predicate: ({ queryKey: [key] }: { queryKey: QueryKey }) =>
      typeof key === 'string' && paths.some((path) => key.startsWith(`GET ${path}`)),
  };
}

export interface ApiQueryOptions<Key extends ReadKey> {
  /** The screen does without this answer, so a failed call is not repeated. */
  background?: boolean | undefined;
  /** The day that the answer is about, where the request does not name it: each day is read anew. */
  day?: string | undefined;
  /** Speaks for another caller than the signed-in person, such as a kitchen's device. */
  authorization?: string | undefined;
  /** While the answer to a changed request is on its way, the previous answer stays. */
  keepsPrevious?: boolean | undefined;
  /** Combines a new answer with the cached one, which may be newer in parts. */
  merge?: ((read: AnswerOf<Key>, cached: AnswerOf<Key> | undefined) => AnswerOf<Key>) | undefined;
  /** Replaces the plain call, for an answer that takes several calls or another route. */
  read?: ((options: CallOptions) => Promise<AnswerOf<Key>>) | undefined;
}

/**
 * The query of one call: its cache key, abort signal and failure handling. The screen shows failures in place of the
 * answer, so the request layer stays quiet. For `useApi`, and for `fetchQuery` and `prefetchQuery` of a client.
 */
export function apiQuery<Key extends ReadKey>(
  key: Key,
  request: RequestOf<Key>,
  options: ApiQueryOptions<Key> = {},
) {
  const { day, keepsPrevious, merge, read } = options;
  const queryKey = day ? [...apiKey(key, request), day] : apiKey(key, request);
  return {
    queryKey,
    queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => {
      const background = options.background || isRefetch(client, queryKey);
      const { authorization } = options;
      const call: CallOptions = { signal, quiet: true, background, authorization };
      const answer = await (read ? read(call) : callLazily(key, request, call));
      return merge ? merge(answer, client.getQueryData<AnswerOf<Key>>(queryKey)) : answer;
    },
    refetchOnReconnect: true,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  };
}

/** The storefront's document brings its first answer along, so the request layer loads with the first call. */
export async function callLazily<Key extends ReadKey>(
  key: Key,
  request: RequestOf<Key>,
  options: CallOptions,
): Promise<AnswerOf<Key>> {
  const { callApi } = await import('../api/call-api.ts');
  return callApi(key, { ...(request as RequestOf<Key> & object), ...options });
}
