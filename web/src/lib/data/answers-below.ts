import type { QueryKey } from '@tanstack/react-query';

/** Query filter for all answers of the calls below some paths, such as `/vendor-wallet`. */
export function answersBelow(...paths: readonly string[]) {
  return {
    predicate: ({ queryKey: [key] }: { queryKey: QueryKey }) =>
      typeof key === 'string' && paths.some((path) => key.startsWith(`GET ${path}`)),
  };
}
