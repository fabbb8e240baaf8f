import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallOptions, callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import type { SettlementFilter, TransactionFilter, WalletChoice } from './wallet-choice.ts';

export type TransactionList = AnswerOf<'GET /vendor-wallet/transactions'>;
export type SettlementList = AnswerOf<'GET /vendor-wallet/settlements'>;

/** Rule: wallet-4 */
export const storePageSize = 20;
export const walletPageSize = 50;

/** Everything cached of one vendor's wallet. */
export function walletKey(vendorId: string) {
  return ['vendor-wallet', vendorId] as const;
}

/** Everything cached of its lists. */
export function walletListsKey(vendorId: string) {
  return [...walletKey(vendorId), 'lists'] as const;
}

interface PageOf<Filter> {
  vendorId: string;
  filter?: Filter;
  page?: number;
  limit?: number;
}

type ReadOptions = Pick<CallOptions, 'signal' | 'background'>;

/** Fees, newest first. */
export function fetchTransactions(
  page: PageOf<TransactionFilter>,
  options?: ReadOptions,
): Promise<TransactionList> {
  return callApi('GET /vendor-wallet/transactions', { ...callOf(page), ...options });
}

/** Settlements and corrections, newest first. */
export function fetchSettlements(
  page: PageOf<SettlementFilter>,
  options?: ReadOptions,
): Promise<SettlementList> {
  return callApi('GET /vendor-wallet/settlements', { ...callOf(page), ...options });
}

function callOf<Filter extends TransactionFilter | SettlementFilter>(wanted: PageOf<Filter>) {
  const { vendorId, filter, page = 1, limit = storePageSize } = wanted;
  return { query: { vendorId, page, limit, ...filter }, quiet: true };
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

/** A failure is not shown: the rows of before stay. Rule: wallet-15 */
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
