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
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  method: string;
  captured: boolean;
  amount_refunded: number;
  error_reason: string | null;
  notes: Record<string, string>;
  created_at: number;
}

/** An order with what was paid on it, the latest payment first. */
export interface RazorpayEntry {
  order: RazorpayOrder;
  payments: RazorpayPayment[];
}

const keyOf = (id: string) => `RAZORPAY#${id}`;

export function readEntry(state: StateTable, orderId: string): Promise<RazorpayEntry | undefined> {
  return state.read<RazorpayEntry>(keyOf(orderId));
}

/** The order that a payment was made on. */
export async function readEntryOfPayment(
  state: StateTable,
  paymentId: string,
): Promise<RazorpayEntry | undefined> {
  const orderId = await state.read<string>(keyOf(paymentId));
  return orderId === undefined ? undefined : readEntry(state, orderId);
}

export async function writeEntry(state: StateTable, entry: RazorpayEntry): Promise<void> {
  await state.write(keyOf(entry.order.id), entry);
  for (const { id } of entry.payments) await state.write(keyOf(id), entry.order.id);
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Such as `order_` and 14 letters and digits. */
export function razorpayId(prefix: 'order' | 'pay' | 'event'): string {
  const tail = Array.from({ length: 14 }, () => letters.charAt(randomInt(letters.length)));
  return `${prefix}_${tail.join('')}`;
}
