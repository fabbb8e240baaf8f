import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import type { QueryValues } from '../../lib/api/send-request.ts';

/** All that an admin has read. Any change by an admin shows in several places at once. */
export const adminKey = ['admin'] as const;

interface Wanted {
  path: string;
  query?: QueryValues;
}

interface WantedAnswer extends Wanted {
  /** While another query's answer is on its way, the one before stays. */
  keepsPrevious?: boolean;
}

/** One answer. What fails is shown where it would stand, and asked for anew with the connection. */
export function useAdminQuery<Answer>({ path, query = {}, keepsPrevious }: WantedAnswer) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...adminKey, path, query],
    queryFn: ({ queryKey, signal }) => {
      const background = isRefetch(client, queryKey);
      return callApi<Answer>('GET', path, { query, signal, quiet: true, background });
    },
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    refetchOnReconnect: true,
  });
}

interface ListPage {
  pagination: { nextCursor: string | null };
}

/** A list that is read page by page; while another filter's rows are on their way the old ones stay. */
export function useAdminPages<Page extends ListPage>({ path, query = {} }: Wanted) {
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey: [...adminKey, path, 'pages', query],
    queryFn: ({ queryKey, pageParam, signal }) => {
      const background = isRefetch(client, queryKey) && pageParam === '';
      const wanted = { ...query, cursor: pageParam || undefined };
      return callApi<Page>('GET', path, { query: wanted, signal, quiet: true, background });
    },
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnReconnect: true,
  });
}
