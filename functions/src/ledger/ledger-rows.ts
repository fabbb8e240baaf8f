import type { settlementTypes } from '@thali/shared/wallet/wallet-fields';

/** The sums of all entries of a wallet, written in the transaction of each entry. */
export interface WalletTotals {
  /** Increases with every write; optimistic locking. */
  revision: number;
  /** Platform fees so far, which is the number of the last one. */
  fees: number;
  /** Those of them whose order was not paid in cash; absent: none. */
  onlineFees?: number;
  /** Credits so far, which is the number of the last one. */
  credits: number;
  /** Settlements so far, corrections included, which is the number of the last one. */
  settlements: number;
  paidSettlements: number;
  /** All fees. */
  accruedPaise: number;
  /** All settlements. */
  settledPaise: number;
  /** What corrections added to the fees owed; negative where they reduced them. */
  correctedPaise: number;
  /** Money that the platform holds for the vendor. */
  balancePaise: number;
  /** How many fees are paid, counted from the oldest. */
  coveredFees: number;
  /** Amounts reserved for payments in progress. */
  reservations: Reservation[];
  /** Never before that of an earlier entry, even if clocks differ. */
  lastEntryAt: string;
}

export interface Reservation {
  settlement: number;
  amountPaise: number;
  /** Epoch milliseconds. */
  until: number;
}

/** One order's platform fee. It never changes and holds no personal data. */
export interface FeeRow {
  number: number;
  orderId: string;
  amountPaise: number;
  /** Cash or not, as it was when the order was completed. */
  paymentMethod: 'cod' | 'online';
  /** Running sum up to this fee, which is paid once that much is covered. */
  accruedPaise: number;
  createdAt: string;
}

/** A paid settlement or a correction. It never changes. */
export interface CreditRow {
  number: number;
  type: SettlementType;
  settlement: number;
  /** What it adds to the fees owed; negative where it pays them. */
  owedPaise: number;
  /** What it adds to the balance. */
  balancePaise: number;
  createdAt: string;
}

export type SettlementType = (typeof settlementTypes)[number];

/** A payment of platform fees with its status; once it is paid, a credit enters it in the ledger. */
export interface SettlementRow {
  number: number;
  type: SettlementType;
  status: 'pending' | 'settled' | 'failed';
  /** The amount requested; once paid, the amount kept. Negative for a correction after a refund. */
  amountPaise: number;
  /** The payment order. */
  orderId: string;
  /** The provider's payment that paid it. */
  paymentId?: string;
  note?: string;
  createdAt: string;
  closedAt?: string;
}

/** The sums before the first entry of a day. Days without entries have no row. */
export interface DayRow extends Sums {
  /** YYYY-MM-DD in India. */
  date: string;
}

/** The totals that only entries change. */
export type Sums = Pick<
  WalletTotals,
  | 'fees'
  | 'credits'
  | 'settlements'
  | 'accruedPaise'
  | 'settledPaise'
  | 'correctedPaise'
  | 'balancePaise'
>;

export const emptyTotals: WalletTotals = {
  revision: 0,
  fees: 0,
  credits: 0,
  settlements: 0,
  paidSettlements: 0,
  accruedPaise: 0,
  settledPaise: 0,
  correctedPaise: 0,
  balancePaise: 0,
  coveredFees: 0,
  reservations: [],
  lastEntryAt: new Date(0).toISOString(),
};

/** Fees that are owed. */
export function pendingPaise({ accruedPaise, settledPaise, correctedPaise }: Sums): number {
  return accruedPaise - settledPaise + correctedPaise;
}

/** The amount of fees that is paid, the oldest first. */
export function coveredPaise({ settledPaise, correctedPaise }: Sums): number {
  return settledPaise - correctedPaise;
}

/**
 * Fees that are owed and not reserved. Never negative: where clocks differ, one function may count a reservation
 * that has ended for another.
 * @param except  a settlement whose own reservation does not count
 */
export function availablePaise(totals: WalletTotals, now: Date, except?: number): number {
  const reserved = totals.reservations
    .filter(({ settlement, until }) => settlement !== except && until > now.getTime())
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return Math.max(0, pendingPaise(totals) - reserved);
}
