import type { settlementTypes } from '@thali/shared/wallet/wallet-fields';

/** What the entries of a wallet add up to. Written with each entry, in its transaction. */
export interface WalletTotals {
  /** Goes up with every write: of two writes that began with the same totals, one is refused. */
  revision: number;
  /** Fees so far, which is the number of the last one. */
  fees: number;
  /** Credits so far, which is the number of the last one. */
  credits: number;
  /** Settlements so far, corrections included, which is the number of the last one. */
  settlements: number;
  paidSettlements: number;
  /** All fees. */
  accruedPaise: number;
  /** All settlements. */
  settledPaise: number;
  /** What corrections added to the fees owed, or took off them: negative. */
  correctedPaise: number;
  /** Money that the platform holds for the vendor. */
  balancePaise: number;
  /** Fees that are paid: the oldest so many. */
  coveredFees: number;
  /** Payments under way, whose amounts are reserved. */
  reservations: Reservation[];
  /** Never before that of an earlier entry, whatever clocks say. */
  lastEntryAt: string;
}

export interface Reservation {
  settlement: number;
  amountPaise: number;
  /** Epoch milliseconds. */
  until: number;
}

/** One order's fee, never changed. It holds nothing of a person. */
export interface FeeRow {
  number: number;
  orderId: string;
  amountPaise: number;
  paymentMethod: 'cod';
  /** All fees up to this one. It is paid once as much as that is. */
  accruedPaise: number;
  createdAt: string;
}

/** A settlement that was paid or a correction, never changed. */
export interface CreditRow {
  number: number;
  type: SettlementType;
  settlement: number;
  /** What it adds to the fees owed; negative: it pays them. */
  owedPaise: number;
  /** What it adds to the balance. */
  balancePaise: number;
  createdAt: string;
}

export type SettlementType = (typeof settlementTypes)[number];

/** A payment of fees from its beginning to its end; what it brought about is its credit. */
export interface SettlementRow {
  number: number;
  type: SettlementType;
  status: 'pending' | 'settled' | 'failed';
  /** What was asked for, and once it is paid, what of it was kept. Negative: the platform took it back. */
  amountPaise: number;
  /** The payment order. */
  orderId: string;
  /** The provider's payment that paid it. */
  paymentId?: string;
  note?: string;
  createdAt: string;
  closedAt?: string;
}

/** The totals as they stood before the first entry of a day. Days without entries have none. */
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

/** As much of the fees as is paid, the oldest first. */
export function coveredPaise({ settledPaise, correctedPaise }: Sums): number {
  return settledPaise - correctedPaise;
}

/**
 * Fees that are owed and that no payment under way is for. Never less than nothing: where clocks differ, a
 * reservation that ended by one of them may be paid for while another still counts it.
 * @param except  a settlement whose own reservation does not count
 */
export function availablePaise(totals: WalletTotals, now: Date, except?: number): number {
  const reserved = totals.reservations
    .filter(({ settlement, until }) => settlement !== except && until > now.getTime())
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return Math.max(0, pendingPaise(totals) - reserved);
}
