import type { PaymentStatus } from '@thali/shared/orders/order.contract';
import type { Settlement } from '@thali/shared/wallet/wallet-fields';
import { type CallOptions, callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';

export type TransactionList = AnswerOf<'GET /vendor-wallet/transactions'>;
export type SettlementList = AnswerOf<'GET /vendor-wallet/settlements'>;

interface ListFilter {
  status?: PaymentStatus | undefined;
  /** Days in India, both included. */
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export interface TransactionFilter extends ListFilter {
  paymentMethod?: 'cod' | 'online' | undefined;
}

export interface SettlementFilter extends ListFilter {
  transactionType?: Settlement['transactionType'] | undefined;
}

interface PageOf<Filter> {
  vendorId: string;
  filter?: Filter;
  page?: number;
  limit?: number;
}

type ReadOptions = Pick<CallOptions, 'signal' | 'background'>;

/** Rule: wallet-4 */
export const storePageSize = 20;

/** Fees, newest first. */
export function fetchTransactions(
  page: PageOf<TransactionFilter>,
  options?: ReadOptions,
): Promise<TransactionList> {
  return callApi('GET /vendor-wallet/transactions', { ...callOf(page), ...options });
}

/** Settlements and corrections, newest first. */
export function fetchSettlements(
  page: PageOf<SettlementFilter>,
  options?: ReadOptions,
): Promise<SettlementList> {
  return callApi('GET /vendor-wallet/settlements', { ...callOf(page), ...options });
}

function callOf<Filter extends ListFilter>(wanted: PageOf<Filter>) {
  const { vendorId, filter, page = 1, limit = storePageSize } = wanted;
  return { query: { vendorId, page, limit, ...filter }, quiet: true };
}
