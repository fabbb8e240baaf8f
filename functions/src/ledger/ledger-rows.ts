import type { settlementTypes, WalletTransaction } from '@thali/shared/wallet/wallet-fields';

/** The sums over all entries of a wallet. The transaction of each entry updates them. */
export interface WalletTotals {
  /** Increases with every write, for optimistic locking. */
  revision: number;
  /** The count of platform fees, also the number of the last fee. */
  fees: number;
  /** The count of fees for guests' orders not paid in cash. If absent, 0. */
  onlineFees?: number;
  /** The count of completed sales at the counter. Their fee is 0. If absent, 0. */
  counterFees?: number;
  /** The count of credits, also the number of the last credit. */
  credits: number;
  /** The count of settlements with corrections, also the number of the last settlement. */
  settlements: number;
  paidSettlements: number;
  /** The sum of all fees. */
  accruedPaise: number;
  /** The sum of all paid settlements. */
  settledPaise: number;
  /** The sum that corrections added to the owed fees; negative if they reduced the owed fees. */
  correctedPaise: number;
  /** Money that the platform holds for the vendor. */
  balancePaise: number;
  /** The count of paid fees. Payments cover the oldest fees first. */
  coveredFees: number;
  /** Amounts reserved for payments in progress. */
  reservations: Reservation[];
  /** Never earlier than the previous entry, even if clocks differ. */
  lastEntryAt: string;
}

export interface Reservation {
  settlement: number;
  amountPaise: number;
  /** Epoch milliseconds. */
  until: number;
}

/** One order's platform fee. The row never changes and holds no personal data. */
export interface FeeRow {
  number: number;
  orderId: string;
  amountPaise: number;
  /** `cod` for cash; `counter` for a sale at the counter. Fixed when the order is completed. */
  paymentMethod: WalletTransaction['paymentMethod'];
  /** The sum of the fees up to this fee. The fee is paid when the covered amount reaches this sum. */
  accruedPaise: number;
  createdAt: string;
}

/** A paid settlement or a correction. The row never changes. */
export interface CreditRow {
  number: number;
  type: SettlementType;
  settlement: number;
  /** The change of the fees owed; negative if it pays fees. */
  owedPaise: number;
  /** The change of the balance. */
  balancePaise: number;
  createdAt: string;
}

export type SettlementType = (typeof settlementTypes)[number];

/** A payment of platform fees with its status. A credit enters a paid settlement in the ledger. */
export interface SettlementRow {
  number: number;
  type: SettlementType;
  status: 'pending' | 'settled' | 'failed';
  /**
   * Before the payment the requested amount, after the payment the amount that the platform keeps. Negative for a
   * correction after a refund.
   */
  amountPaise: number;
  /** The id of the payment order. */
  orderId: string;
  /** The provider's id of the payment. */
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

/** The totals that change only with an entry. */
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

/** The owed fees. */
export function pendingPaise({ accruedPaise, settledPaise, correctedPaise }: Sums): number {
  return accruedPaise - settledPaise + correctedPaise;
}

/** The paid amount of fees, oldest fees first. */
export function paidFeesPaise({ settledPaise, correctedPaise }: Sums): number {
  return settledPaise - correctedPaise;
}

/**
 * The owed fees that no payment has reserved. Never negative, even if the clocks of two functions differ and only one
 * sees the end of a reservation.
 * @param except a settlement whose own reservation does not count
 */
export function availablePaise(totals: WalletTotals, now: Date, except?: number): number {
  const reserved = totals.reservations
    .filter(({ settlement, until }) => settlement !== except && until > now.getTime())
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return Math.max(0, pendingPaise(totals) - reserved);
}
