import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Settlement, WalletTransaction } from '@thali/shared/wallet/wallet-fields';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { answersBelow } from '../../lib/data/api-query.ts';
import { useApi } from '../../lib/data/use-api.ts';
import { payOffFees } from './pay-settlement.ts';

/** Amounts in rupees. */
export type WalletOverview = AnswerOf<'GET /vendor-wallet/overview'>;

export const refreshMs = 60_000;

/** Several completed orders within this time cause one refresh. */
const batchMs = 1000;

/** The wallet of a vendor. @param changes  a number that increases when the wallet may have changed */
export function useWallet(vendorId: string, changes: number) {
  const client = useQueryClient();
  const overview = useApi(
    'GET /vendor-wallet/overview',
    { query: { vendorId } },
    { staleTime: 0, gcTime: Number.POSITIVE_INFINITY, refetchInterval: refreshMs },
  );
  const paying = useMutation(payMutation(client));
  const [clearedError, setClearedError] = useState<Error | null>(null);

  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => void refreshWallet(client), batchMs);
    return () => clearTimeout(timer);
  }, [changes, client]);

  return {
    overview,
    state: walletState(overview, paying, clearedError),
    refresh: (options?: { cancelRefetch: boolean }) => refreshWallet(client, options),
    pay: paying.mutateAsync,
    isPaying: paying.isPending,
    clearError() {
      paying.reset();
      setClearedError(overview.error);
    },
    reset() {
      paying.reset();
      return resetWallet(client);
    },
  };
}

const walletQueries = answersBelow('/vendor-wallet');

/** Reads the wallet on screen again. After a failure the last figures stay. */
function refreshWallet(client: QueryClient, options?: { cancelRefetch: boolean }) {
  return client.invalidateQueries(walletQueries, options);
}

/** Clears the wallet, and reads it again if it is on screen. */
export function resetWallet(client: QueryClient) {
  return client.resetQueries(walletQueries);
}

/** Pays fees. Resolves after the refresh of the wallet. */
export function payMutation(client: QueryClient, pay = payOffFees) {
  return {
    mutationFn: (payment: Parameters<typeof pay>[0]) => pay(payment),
    onSuccess: () => refreshWallet(client),
  };
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

interface Reading {
  data: WalletOverview | undefined;
  error: Error | null;
  isFetching: boolean;
}

interface Paying {
  isPending: boolean;
  error: Error | null;
}

/** The state of the wallet on screen. @param clearedError  an error to hide. Rule: wallet-15, wallet-16, wallet-17 */
export function walletState(
  { data, error, isFetching }: Reading,
  paying: Paying,
  clearedError: Error | null = null,
): WalletState {
  // A failed refresh is not an error, because the figures stay on screen.
  const shownError = data || error === clearedError ? null : error;
  return {
    wallet: data?.wallet ?? null,
    summary: data?.summary ?? null,
    statistics: data?.statistics ?? null,
    serviceCharges: data?.recentTransactions ?? [],
    settlements: data?.recentSettlements ?? [],
    loading: (isFetching && !data) || paying.isPending,
    error: paying.error
      ? errorText(paying.error) || 'Payment failed'
      : shownError && (errorText(shownError) || 'Failed to fetch wallet data'),
    refreshing: isFetching && data !== undefined,
  };
}
