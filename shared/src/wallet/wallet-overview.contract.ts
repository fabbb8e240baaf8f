import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';
import { ownWallet, Settlement, WalletTransaction } from './wallet-fields.ts';

const Period = z.object({
  /** Fees that came to be owed in it. */
  codFees: z.number(),
  /**
   * Its whole days so far beside the same days of the period before, both dates included; null on its first
   * day. Rule: wallet-18
   */
  compared: z.nullable(
    z.object({
      codFees: z.number(),
      previousCodFees: z.number(),
      previousFrom: z.string(),
      previousTo: z.string(),
    }),
  ),
});

/** Everything that the Wallet tab opens with. Amounts in rupees. Rule: wallet-3 */
export const getWalletOverview = defineContract({
  name: 'getWalletOverview',
  summary: "A vendor's balances, statistics and latest entries",
  method: 'GET',
  path: '/vendor-wallet/overview',
  callers: ['vendor', 'admin'],
  request: { query: z.object(ownWallet) },
  response: z.object({
    vendorId: VendorId,
    wallet: z.object({
      /** Money that the platform holds for the vendor. */
      balance: z.number(),
      /** Fees that are owed. */
      pendingCodFees: z.number(),
      /** Of these, what no payment under way is for: the most that a settlement may be. */
      availableForSettlement: z.number(),
    }),
    summary: z.object({
      /** Fees that are paid. */
      totalSettled: z.number(),
      /** Completed orders, each of which owes its fee. */
      totalOrders: z.number(),
      totalCodOrders: z.number(),
      totalOnlineOrders: z.number(),
      /** Settlements that were paid. */
      settlementCount: z.number(),
    }),
    statistics: z.object({
      /** From Monday, India's time. */
      thisWeek: Period,
      thisMonth: Period,
      /** The days of this month and of this week, oldest first, today included. */
      daily: z.array(z.object({ date: z.string(), codFees: z.number() })),
    }),
    /** The latest 5. */
    recentTransactions: z.array(WalletTransaction),
    recentSettlements: z.array(Settlement),
  }),
  errors: ['VENDOR_ACCESS_DENIED', 'VENDOR_NOT_FOUND'],
  vendorIdOf: ({ query }) => query.vendorId,
});
