import { cancelSettlement, paySettlement } from '@thali/shared/wallet/pay-settlement.contract';
import {
  listSettlements,
  listWalletTransactions,
} from '@thali/shared/wallet/wallet-lists.contract';
import { getWalletOverview } from '@thali/shared/wallet/wallet-overview.contract';
import { getWalletStatement } from '@thali/shared/wallet/wallet-statement.contract';
import type { HttpRoute } from './route-types.ts';

const readWalletAccess = { table: ['GetItem', 'BatchGetItem', 'Query'] } as const;

export const walletRoutes = [
  { contract: getWalletOverview, fn: 'wallet', access: readWalletAccess },
  { contract: listWalletTransactions, fn: 'wallet', access: readWalletAccess },
  { contract: listSettlements, fn: 'wallet', access: { table: ['GetItem', 'Query'] } },
  { contract: getWalletStatement, fn: 'wallet', access: readWalletAccess },
  {
    contract: paySettlement,
    fn: 'wallet',
    access: {
      table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      secrets: ['order', 'razorpay'],
    },
  },
  {
    contract: cancelSettlement,
    fn: 'wallet',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'] },
  },
] as const satisfies readonly HttpRoute[];
