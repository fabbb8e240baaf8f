import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import { walletListsKey } from './use-wallet-lists.ts';

export function useWalletStatement(vendorId: string, month: string) {
  return useQuery({
    queryKey: [...walletListsKey(vendorId), 'statement', month],
    queryFn: async ({ client, queryKey, signal }) => {
      const background = isRefetch(client, queryKey);
      const answer = await callApi('GET /vendor-wallet/statement', {
        query: { vendorId, month },
        signal,
        quiet: true,
        background,
      });
      return answer.statement;
    },
    // The month may be running on.
    staleTime: 0,
    refetchOnReconnect: true,
  });
}
