import type { OrderStatus } from '@thali/shared/orders/order-status';
import type { MoneyFigures } from './money-figures.ts';

/** The counted state of an order. The next count subtracts its figures again. */
export interface CountedRow {
  orderId: string;
  status: OrderStatus;
  revision: string;
  /** Whether the order's customer was counted. */
  isConfirmed: boolean;
  /** The counted figure of the order's answer time. */
  answer?: string | undefined;
  /** The counted split of the order's revenue. A payment may arrive without a status change. */
  money?: MoneyFigures | undefined;
}

/**
 * A person with orders at a vendor. Until the first confirmed order the row has no number, name or phone; it only helps
 * an erasure to find the orders.
 */
export interface CustomerRow {
  /** `C#` and the account's id, or `P#` and a guest's phone. */
  key: string;
  /** When the earliest order was placed, confirmed or not. */
  firstSeenAt: string;
  /** The customer's number at the vendor, from 1 without gaps; 0 before the first confirmed order. */
  number: number;
  name: string;
  phone: string;
  /** The number of confirmed orders. The fields below are about confirmed orders too. */
  orders: number;
  /** The sum without cancelled and expired orders. */
  spentPaise: number;
  firstOrderAt: string;
  lastOrderAt: string;
  revision: number;
}

/** The numbers of a day's customers, packed. */
export interface DayCustomersRow {
  date: string;
  numbers: Uint8Array;
  revision: number;
}

/** The figures of a vendor that belong to no single day. */
export interface SummaryRow {
  customers: number;
  lastOrderAt: string;
  revision: number;
}

/** Names of all sold dishes by id, and of their choices by the ids of group and choice. */
export interface NamesRow {
  names: Record<string, string>;
  /** When the order with that name was placed. */
  learnedAt: Record<string, string>;
  revision: number;
}
