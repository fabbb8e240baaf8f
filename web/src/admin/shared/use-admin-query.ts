import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { CallOptions } from '../../lib/api/call-api.ts';
import { isRefetch } from '../../lib/api/is-refetch.ts';

/** All that an admin has read. Any change by an admin shows in several places at once. */
export const adminKey = ['admin'] as const;

interface Wanted<Answer> {
  /** Part of the query key; different for each call and its filters. */
  key: readonly unknown[];
  read: (options: CallOptions) => Promise<Answer>;
  /** While another query's answer is on its way, the one before stays. */
  keepsPrevious?: boolean;
}

/** One answer. A failure is shown in its place, and asked for again when the connection is back. */
export function useAdminQuery<Answer>({ key, read, keepsPrevious }: Wanted<Answer>) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...adminKey, ...key],
    queryFn: ({ queryKey, signal }) =>
      read({ signal, quiet: true, background: isRefetch(client, queryKey) }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    refetchOnReconnect: true,
  });
}

interface WantedPages<Page> {
  key: readonly unknown[];
  read: (cursor: string | undefined, options: CallOptions) => Promise<Page>;
}

interface ListPage {
  pagination: { nextCursor: string | null };
}

/** A list that is read page by page; while another filter's rows are on their way the old ones stay. */
export function useAdminPages<Page extends ListPage>({ key, read }: WantedPages<Page>) {
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey: [...adminKey, 'pages', ...key],
    queryFn: ({ queryKey, pageParam, signal }) => {
      const background = isRefetch(client, queryKey) && pageParam === '';
      return read(pageParam || undefined, { signal, quiet: true, background });
    },
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnReconnect: true,
  });
}
