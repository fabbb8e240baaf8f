import { keepPreviousData, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { CallOptions } from '../api/call-api.ts';
import type { AnswerOf, CallKey, RequestOf } from '../api/calls.ts';
import { isRefetch } from '../api/is-refetch.ts';

/** A call that reads. The payment of an order is read by POST. */
export type ReadKey = Extract<CallKey, `GET ${string}` | 'POST /orders/{orderId}/payment'>;

/** The cache key of an answer. Without a request, the prefix of all answers of this call. */
export function apiKey<Key extends ReadKey>(key: Key, request?: Partial<RequestOf<Key>>): QueryKey {
  return request === undefined ? [key] : [key, request];
}

export interface ApiQueryOptions<Key extends ReadKey> {
  /** Whether the screen works without this answer. A failed call is then not retried. */
  background?: boolean | undefined;
  /** The day of the answer if the request has none. A new day causes a new read. */
  day?: string | undefined;
  /** Authenticates as another caller, such as a kitchen's device. */
  authorization?: string | undefined;
  /** Keeps the previous answer on screen while a changed request loads. */
  keepsPrevious?: boolean | undefined;
  /** Combines a new answer with the cached answer, which may have newer values. */
  merge?: ((read: AnswerOf<Key>, cached: AnswerOf<Key> | undefined) => AnswerOf<Key>) | undefined;
  /** Replaces the plain call, for an answer that needs several calls or another route. */
  read?: ((options: CallOptions) => Promise<AnswerOf<Key>>) | undefined;
}

/**
 * The query of one call, for `useApi`, `fetchQuery` and `prefetchQuery`. The screen shows failures in place of the
 * answer, so the request layer shows no toasts.
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

/** Loads the request layer with the first call, because the storefront's document contains its first answer. */
export async function callLazily<Key extends ReadKey>(
  key: Key,
  request: RequestOf<Key>,
  options: CallOptions,
): Promise<AnswerOf<Key>> {
  const { callApi } = await import('../api/call-api.ts');
  return callApi(key, { ...(request as RequestOf<Key> & object), ...options });
}

/** Query filter for all answers of calls below the given paths, such as `/vendor-wallet`. */
export function answersBelow(...paths: readonly string[]) {
  return {
    predicate: ({ queryKey: [key] }: { queryKey: QueryKey }) =>
      typeof key === 'string' && paths.some((path) => key.startsWith(`GET ${path}`)),
  };
}
