import { httpFunction } from '../http/http-function.ts';
import { walletRoutes } from '../routes/wallet-routes.ts';
import { cancelSettlement } from '../wallet/cancel-settlement.ts';
import { getWalletOverview } from '../wallet/get-wallet-overview.ts';
import { getWalletStatement } from '../wallet/get-wallet-statement.ts';
import { listSettlements } from '../wallet/list-settlements.ts';
import { listWalletTransactions } from '../wallet/list-wallet-transactions.ts';
import { paySettlement } from '../wallet/pay-settlement.ts';

export const handler = httpFunction(walletRoutes, {
  cancelSettlement,
  getWalletOverview,
  getWalletStatement,
  listSettlements,
  listWalletTransactions,
  paySettlement,
});
