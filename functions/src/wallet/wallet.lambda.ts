import { httpFunction } from '../http/http-function.ts';
import { walletRoutes } from '../routes/wallet-routes.ts';
import { cancelSettlement } from './cancel-settlement.ts';
import { getWalletOverview } from './get-wallet-overview.ts';
import { getWalletStatement } from './get-wallet-statement.ts';
import { listSettlements } from './list-settlements.ts';
import { listWalletTransactions } from './list-wallet-transactions.ts';
import { paySettlement } from './pay-settlement.ts';

export const handler = httpFunction(walletRoutes, {
  cancelSettlement,
  getWalletOverview,
  getWalletStatement,
  listSettlements,
  listWalletTransactions,
  paySettlement,
});
