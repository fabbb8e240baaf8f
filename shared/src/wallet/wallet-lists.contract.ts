import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import {
  feeMethods,
  Settlement,
  settlementTypes,
  WalletPagination,
  WalletTransaction,
  walletListQuery,
} from './wallet-fields.ts';

const errors = ['VENDOR_ACCESS_DENIED', 'VENDOR_NOT_FOUND'] as const;

/** Rule: wallet-3 */
export const listWalletTransactions = defineContract({
  name: 'listWalletTransactions',
  summary: 'List platform fees, newest first',
  method: 'GET',
  path: '/vendor-wallet/transactions',
  callers: ['vendor', 'admin'],
  request: {
    query: z.object({
      ...walletListQuery,
      paymentMethod: z.optional(z.enum(feeMethods)),
    }),
  },
  response: z.object({ data: z.array(WalletTransaction), pagination: WalletPagination }),
  errors,
  vendorIdOf: ({ query }) => query.vendorId,
});

/** The maximum number of settlements that a filter by status or type searches. */
export const recentSettlementsCap = 1000;

/**
 * Lists settlements and corrections, newest first. Filters by status and type search the 1,000 most recent settlements
 * of the requested days.
 * Rule: wallet-3
 */
export const listSettlements = defineContract({
  name: 'listSettlements',
  summary: 'List settlements, newest first',
  method: 'GET',
  path: '/vendor-wallet/settlements',
  callers: ['vendor', 'admin'],
  request: {
    query: z.object({
      ...walletListQuery,
      transactionType: z.optional(z.enum(settlementTypes)),
    }),
  },
  response: z.object({ data: z.array(Settlement), pagination: WalletPagination }),
  errors,
  vendorIdOf: ({ query }) => query.vendorId,
});
