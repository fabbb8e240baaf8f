import type { PaymentStatus } from '@thali/shared/orders/order.contract';
import type { Settlement } from '@thali/shared/wallet/wallet-fields';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';

export const walletViews = ['overview', 'transactions', 'settlements'] as const;
export type WalletView = (typeof walletViews)[number];

const feeStatuses: readonly PaymentStatus[] = ['pending', 'settled', 'failed'];
const paymentMethods = ['cod', 'online'] as const;
const settlementTypes: readonly Settlement['transactionType'][] = ['settlement', 'correction'];

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

/** What of the wallet is on screen. */
export interface WalletChoice extends TransactionFilter, SettlementFilter {
  view: WalletView;
  /** From 1. */
  page: number;
}

/** `replace`: corrects the address, so that the back key does not lead to what it was. */
export interface ChooseOptions {
  replace?: boolean;
}

export type Choose = (changes: Partial<WalletChoice>, options?: ChooseOptions) => void;

/** Further no list goes. */
const lastPage = 1_000_000;

/** All of it lives in the address, so that a reload and the back key keep it. */
export function useWalletChoice() {
  const [params, setParams] = useSearchParams();
  const choice = useMemo(() => readChoice(params), [params]);
  /** A press on a tab asks twice, the second time before anything is drawn: the back key counts it once. */
  function choose(changes: Partial<WalletChoice>, options?: ChooseOptions) {
    const before = readChoice(new URLSearchParams(location.search));
    const next = writeChoice(changeChoice(before, changes));
    if (String(next) !== String(writeChoice(before))) setParams(next, options);
  }
  return { choice, choose };
}

/** From the address, which may hold anything. */
export function readChoice(params: URLSearchParams): WalletChoice {
  return {
    view: oneOf(walletViews, params.get('view')) ?? 'overview',
    page: Math.min(lastPage, Math.max(1, Math.floor(Number(params.get('page')) || 1))),
    status: oneOf(feeStatuses, params.get('status')),
    paymentMethod: oneOf(paymentMethods, params.get('method')),
    transactionType: oneOf(settlementTypes, params.get('type')),
    startDate: day(params.get('from')),
    endDate: day(params.get('to')),
  };
}

export function writeChoice(choice: WalletChoice): URLSearchParams {
  const { view, page, status, paymentMethod, transactionType, startDate, endDate } = choice;
  const given: [string, string | undefined][] = [
    ['view', view === 'overview' ? undefined : view],
    ['status', status],
    ['method', paymentMethod],
    ['type', transactionType],
    ['from', startDate],
    ['to', endDate],
    ['page', page > 1 ? String(page) : undefined],
  ];
  return new URLSearchParams(
    given.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
  );
}

/** A part of it changes; another part, or another filter, begins at its first page. */
export function changeChoice(choice: WalletChoice, changes: Partial<WalletChoice>): WalletChoice {
  if (changes.view && changes.view !== choice.view) return { view: changes.view, page: 1 };
  return { ...choice, page: 1, ...changes };
}

/** What its table shows less than all. */
export function isFiltered(choice: WalletChoice): boolean {
  const { status, paymentMethod, transactionType, startDate, endDate } = choice;
  return Boolean(status || paymentMethod || transactionType || startDate || endDate);
}

function oneOf<T extends string>(choices: readonly T[], value: string | null): T | undefined {
  return choices.find((choice) => choice === value);
}

function day(value: string | null): string | undefined {
  const time = Date.parse(`${value}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
  return isReal && value?.startsWith('20') ? value : undefined;
}
