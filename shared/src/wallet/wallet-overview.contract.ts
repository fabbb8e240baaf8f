import * as z from 'zod/mini';
import { PeriodPartFields } from '../analytics/analytics-fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';
import { ownWallet, Settlement, WalletTransaction } from './wallet-fields.ts';

const PartFees = z.extend(PeriodPartFields, { codFees: z.number() });

const Period = z.object({
  /** The fees of the period. */
  codFees: z.number(),
  /**
   * The fees of the period up to this minute, and of the same part of the previous period. `previousFrom` and
   * `previousTo` are inclusive; `parts` say at which time the last day ends. Null if there is nothing to compare, or if
   * the first fee came after `previousFrom`.
   * Rule: wallet-18
   */
  compared: z.nullable(
    z.object({
      codFees: z.number(),
      previousCodFees: z.number(),
      previousFrom: z.string(),
      previousTo: z.string(),
      parts: z.object({ current: PartFees, previous: PartFees }),
    }),
  ),
});

/** The data of the Wallet tab. Amounts in rupees. Rule: wallet-3 */
export const getWalletOverview = defineContract({
  name: 'getWalletOverview',
  summary: "Read a vendor's balances, statistics and latest entries",
  method: 'GET',
  path: '/vendor-wallet/overview',
  callers: ['vendor', 'admin'],
  request: { query: z.object(ownWallet) },
  response: z.object({
    vendorId: VendorId,
    wallet: z.object({
      /** The money that the platform holds for the vendor. */
      balance: z.number(),
      /** The fees that are due. */
      pendingCodFees: z.number(),
      /** The due fees that no payment in progress covers: the maximum of a settlement. */
      availableForSettlement: z.number(),
    }),
    summary: z.object({
      /** The paid fees. */
      totalSettled: z.number(),
      /** The completed orders. A fee is due for each, except sales at the counter. */
      totalOrders: z.number(),
      totalCodOrders: z.number(),
      totalOnlineOrders: z.number(),
      totalCounterOrders: z.number(),
      /** The paid settlements. */
      settlementCount: z.number(),
    }),
    statistics: z.object({
      /** From Monday, in India's time. */
      thisWeek: Period,
      thisMonth: Period,
      /** The days of this month and this week, oldest first, including today. */
      daily: z.array(z.object({ date: z.string(), codFees: z.number() })),
    }),
    /** The latest five fees and settlements. */
    recentTransactions: z.array(WalletTransaction),
    recentSettlements: z.array(Settlement),
  }),
  errors: ['VENDOR_ACCESS_DENIED', 'VENDOR_NOT_FOUND'],
  vendorIdOf: ({ query }) => query.vendorId,
});
