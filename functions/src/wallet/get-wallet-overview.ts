import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toRupees } from '@thali/shared/money/paise';
import { toIst } from '@thali/shared/time/ist';
import type { getWalletOverview as contract } from '@thali/shared/wallet/wallet-overview.contract';
import type { Actor } from '../http/actor.ts';
import { readDays, readFees, readSettlements, readTotals } from '../ledger/ledger.table.ts';
import { availablePaise, paidFeesPaise, pendingPaise } from '../ledger/ledger-rows.ts';
import { feeStatistics, statisticsFrom } from './fee-statistics.ts';
import { toSettlement } from './to-settlement.ts';
import { toTransactions } from './to-transactions.ts';
import { walletOwner } from './wallet-owner.ts';
import { pageNumbers } from './wallet-page.ts';

const latestFive = { limit: 5, offset: 0 };

/** About 6 read units, independent of the wallet's age. A day with twice as many fees costs 2 more. */
export async function getWalletOverview(
  actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { id: vendorId } = await walletOwner(actor, query);
  const now = new Date();
  const today = toIst(now).date;
  // A consistent read includes a payment that was made just now.
  const totals = await readTotals(vendorId, { ConsistentRead: true });
  const { onlineFees = 0, counterFees = 0 } = totals;
  const [days, fees, settlements] = await Promise.all([
    readDays(vendorId, statisticsFrom(today), today),
    readFees(vendorId, pageNumbers({ first: 1, last: totals.fees }, latestFive)),
    readSettlements(vendorId, pageNumbers({ first: 1, last: totals.settlements }, latestFive)),
  ]);
  const readFee = async (number: number) =>
    (await readFees(vendorId, { first: number, last: number }))[0];
  return {
    vendorId,
    wallet: {
      balance: toRupees(totals.balancePaise),
      pendingCodFees: toRupees(pendingPaise(totals)),
      availableForSettlement: toRupees(availablePaise(totals, now)),
    },
    summary: {
      totalSettled: toRupees(paidFeesPaise(totals)),
      totalOrders: totals.fees,
      totalCodOrders: totals.fees - onlineFees - counterFees,
      totalOnlineOrders: onlineFees,
      totalCounterOrders: counterFees,
      settlementCount: totals.paidSettlements,
    },
    statistics: await feeStatistics({ days, totals, readFee }, now),
    recentTransactions: await toTransactions(actor, fees, totals),
    recentSettlements: settlements.map(toSettlement),
  };
}
