import type { OrderStatus } from '@thali/shared/orders/order-status';
import type { MoneyFigures } from './money-figures.ts';

/** What was counted of an order: enough to count its next state instead of this one. */
export interface CountedRow {
  orderId: string;
  status: OrderStatus;
  revision: string;
  /** Its customer was counted. */
  isConfirmed: boolean;
  /** The figure that counted when the kitchen saw it. */
  answer?: string | undefined;
  /** The split of its revenue that was counted: money comes in without a step. */
  money?: MoneyFigures | undefined;
}

/**
 * Somebody who ordered at a vendor. Until an order of theirs is confirmed they are no customer: without number,
 * name and phone, the row only says where an erasure has to look.
 */
export interface CustomerRow {
  /** `C#` and the account, or `P#` and a guest's phone. */
  key: string;
  /** When the earliest order was placed, confirmed or not. */
  firstSeenAt: string;
  /** Among the vendor's customers, from 1 without gaps; 0: none yet. */
  number: number;
  name: string;
  phone: string;
  /** Those that were confirmed; all below is about them. */
  orders: number;
  /** Of orders that are not cancelled or expired. */
  spentPaise: number;
  firstOrderAt: string;
  lastOrderAt: string;
  revision: number;
}

/** Who ordered on a day, by their numbers, packed. */
export interface DayCustomersRow {
  date: string;
  numbers: Uint8Array;
  revision: number;
}

/** What is known of a vendor beside its days. */
export interface SummaryRow {
  customers: number;
  lastOrderAt: string;
  revision: number;
}

/** The names of dishes that were ever sold, by id, and of what was chosen for them, by the ids of group and choice. */
export interface NamesRow {
  names: Record<string, string>;
  /** When the order was placed that said so. */
  learnedAt: Record<string, string>;
  revision: number;
}
