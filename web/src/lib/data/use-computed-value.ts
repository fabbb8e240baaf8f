import { type QueryKey, type UseQueryOptions, useQueries, useQuery } from '@tanstack/react-query';

/** A value that this browser computes asynchronously, such as the picture of a QR code. */
export function useComputedValue<T>(
  name: readonly unknown[],
  compute: () => Promise<T>,
  options: Pick<UseQueryOptions<T>, 'enabled' | 'gcTime' | 'refetchInterval' | 'staleTime'> = {},
) {
  return useQuery({
    queryKey: computedKey(name),
    queryFn: compute,
    staleTime: Number.POSITIVE_INFINITY,
    ...options,
  });
}

/** Several values that this browser computes, each once. */
export function useComputedValues<T>(
  values: readonly { name: readonly unknown[]; make: () => Promise<T> }[],
) {
  return useQueries({
    queries: values.map(({ name, make }) => ({
      queryKey: computedKey(name),
      queryFn: make,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
}

/** The cache key of a value that this browser computes. */
export function computedKey(name: readonly unknown[]): QueryKey {
  return ['local', ...name];
}
