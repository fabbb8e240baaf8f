import { useQuery } from '@tanstack/react-query';
import type { WalletStatement } from '@thali/shared/wallet/wallet-statement.contract';
import { callApi } from '../../api/call-api.ts';
import { walletListsKey } from './use-wallet-lists.ts';

export function useStatement(vendorId: string, month: string) {
  return useQuery({
    queryKey: [...walletListsKey(vendorId), 'statement', month],
    queryFn: async ({ signal }) => {
      const answer = await callApi<{ statement: WalletStatement }>(
        'GET',
        '/vendor-wallet/statement',
        { query: { vendorId, month }, signal, quiet: true },
      );
      return answer.statement;
    },
    // The month may be running on.
    staleTime: 0,
    refetchOnReconnect: true,
  });
}
