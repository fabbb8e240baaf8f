import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import type { WalletChoice } from './wallet-choice.ts';
import { fetchSettlements, fetchTransactions } from './wallet-lists.ts';

/** Rule: wallet-4 */
export const walletPageSize = 50;

/** Everything cached of one wallet's lists. */
export function walletListsKey(vendorId: string) {
  return ['vendor-wallet', vendorId] as const;
}

/** One page of the fees that are looked for. */
export function useTransactions(vendorId: string, choice: WalletChoice) {
  const { status, paymentMethod, startDate, endDate } = choice;
  const filter = { status, paymentMethod, startDate, endDate };
  return useWalletList(vendorId, 'transactions', { page: choice.page, filter }, fetchTransactions);
}

/** One page of the settlements and corrections that are looked for. */
export function useSettlements(vendorId: string, choice: WalletChoice) {
  const { status, transactionType, startDate, endDate } = choice;
  const filter = { status, transactionType, startDate, endDate };
  return useWalletList(vendorId, 'settlements', { page: choice.page, filter }, fetchSettlements);
}

interface WantedPage<Filter> {
  page: number;
  filter: Filter;
}

type FetchPage<Filter, List> = (
  page: WantedPage<Filter> & { vendorId: string; limit: number },
  options: { signal: AbortSignal; background: boolean },
) => Promise<List>;

/** What fails is not told: the rows of before stay. Rule: wallet-15 */
function useWalletList<Filter, List>(
  vendorId: string,
  name: string,
  wanted: WantedPage<Filter>,
  fetchPage: FetchPage<Filter, List>,
) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...walletListsKey(vendorId), name, wanted],
    queryFn: ({ queryKey, signal }) => {
      const background = isRefetch(client, queryKey);
      return fetchPage({ vendorId, ...wanted, limit: walletPageSize }, { signal, background });
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnReconnect: true,
  });
}
