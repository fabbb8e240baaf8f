import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Settlement, WalletTransaction } from '@thali/shared/wallet/wallet-fields';
import { type CallOptions, callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import { payOffFees } from './pay-settlement.ts';
import { walletKey, walletListsKey } from './wallet-lists.ts';

/** Amounts in rupees, as all that comes over the wire. */
export type WalletOverview = AnswerOf<'GET /vendor-wallet/overview'>;

export function overviewQuery(vendorId: string, readOverview = fetchOverview) {
  return queryOptions({
    queryKey: [...walletKey(vendorId), 'overview'],
    queryFn: ({ client, queryKey, signal }) =>
      readOverview(vendorId, { signal, background: isRefetch(client, queryKey) }),
    // Opened again within the session, the tab shows the last figures at once.
    gcTime: Number.POSITIVE_INFINITY,
    // The hook decides when it is read again: some of its reads show their failure.
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  });
}

function fetchOverview(
  vendorId: string,
  options: Pick<CallOptions, 'signal' | 'background'>,
): Promise<WalletOverview> {
  return callApi('GET /vendor-wallet/overview', { query: { vendorId }, quiet: true, ...options });
}

/** Reads the overview for a person who waits for it: its failure is shown, that of a refresh is not. */
export function readMutation(
  client: QueryClient,
  vendorId: string,
  query = overviewQuery(vendorId),
) {
  return mutationOptions({
    mutationFn: () => client.fetchQuery({ ...query, staleTime: 0 }),
    onMutate: () => ({ hadFigures: client.getQueryData(query.queryKey) !== undefined }),
  });
}

/** Pays, and is done once the new figures are here; a failure to read them is not shown. */
export function payMutation(client: QueryClient, vendorId: string, pay = payOffFees) {
  return mutationOptions({
    mutationFn: (payment: Parameters<typeof pay>[0]) => pay(payment),
    onSuccess() {
      void client.invalidateQueries({ queryKey: walletListsKey(vendorId) });
      return client.invalidateQueries({ queryKey: overviewQuery(vendorId).queryKey });
    },
  });
}

export interface WalletState {
  wallet: WalletOverview['wallet'] | null;
  summary: WalletOverview['summary'] | null;
  statistics: WalletOverview['statistics'] | null;
  serviceCharges: readonly WalletTransaction[];
  settlements: readonly Settlement[];
  loading: boolean;
  error: string | null;
  refreshing: boolean;
}

interface Attempt {
  isPending: boolean;
  error: Error | null;
}

/** What is known of the wallet, and what is going on with it. Rule: wallet-15, wallet-16, wallet-17 */
export function walletState(
  overview: { data: WalletOverview | undefined; isFetching: boolean },
  reading: Attempt & { context: { hadFigures: boolean } | undefined },
  paying: Attempt,
): WalletState {
  const { data } = overview;
  return {
    wallet: data?.wallet ?? null,
    summary: data?.summary ?? null,
    statistics: data?.statistics ?? null,
    serviceCharges: data?.recentTransactions ?? [],
    settlements: data?.recentSettlements ?? [],
    loading: reading.isPending || paying.isPending,
    error: reading.isPending ? null : errorOf(data, reading, paying),
    refreshing: overview.isFetching && !reading.isPending,
  };
}

function errorOf(
  data: WalletOverview | undefined,
  reading: Parameters<typeof walletState>[1],
  paying: Attempt,
): string | null {
  // A failure to get the first figures is over once they are here.
  const isOver = data !== undefined && !reading.context?.hadFigures;
  if (reading.error && !isOver) return errorText(reading.error) || 'Failed to fetch wallet data';
  return paying.error && (errorText(paying.error) || 'Payment failed');
}
