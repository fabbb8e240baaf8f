import { randomInt } from 'node:crypto';
import type { StateTable } from '../../engines/state-table.ts';

export interface RazorpayOrder {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Record<string, string>;
  created_at: number;
}

export interface RazorpayPayment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'captured';
  order_id: string;
  method: string;
  captured: true;
  notes: Record<string, string>;
  created_at: number;
}

/** An order with what was paid on it. */
export interface RazorpayEntry {
  order: RazorpayOrder;
  payments: RazorpayPayment[];
}

const keyOf = (orderId: string) => `RAZORPAY#${orderId}`;

export function readEntry(state: StateTable, orderId: string): Promise<RazorpayEntry | undefined> {
  return state.read<RazorpayEntry>(keyOf(orderId));
}

export function writeEntry(state: StateTable, entry: RazorpayEntry): Promise<void> {
  return state.write(keyOf(entry.order.id), entry);
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Such as `order_` and 14 letters and digits. */
export function razorpayId(prefix: 'order' | 'pay' | 'event'): string {
  const tail = Array.from({ length: 14 }, () => letters.charAt(randomInt(letters.length)));
  return `${prefix}_${tail.join('')}`;
}
