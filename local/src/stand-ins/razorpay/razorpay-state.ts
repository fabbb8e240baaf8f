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
  refund_status: 'partial' | 'full' | null;
  error_reason: string | null;
  notes: Record<string, string>;
  created_at: number;
}

export interface RazorpayRefund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: Record<string, string>;
  receipt: string | null;
  status: 'processed' | 'failed';
  speed_processed: 'normal';
  created_at: number;
}

/** An order with its payments and refunds, the latest first. */
export interface RazorpayEntry {
  /** The account that it belongs to. */
  keyId: string;
  order: RazorpayOrder;
  payments: RazorpayPayment[];
  refunds: RazorpayRefund[];
}

const keyOf = (id: string) => `RAZORPAY#${id}`;

/** By the id of an order, or of a payment or a refund of one. */
export async function readEntry(state: StateTable, id: string): Promise<RazorpayEntry | undefined> {
  const found = await state.read<RazorpayEntry | string>(keyOf(id));
  return typeof found === 'string' ? readEntry(state, found) : found;
}

export async function writeEntry(state: StateTable, entry: RazorpayEntry): Promise<void> {
  await state.write(keyOf(entry.order.id), entry);
  for (const { id } of [...entry.payments, ...entry.refunds]) {
    await state.write(keyOf(id), entry.order.id);
  }
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Such as `order_` and 14 letters and digits. */
export function razorpayId(prefix: 'order' | 'pay' | 'rfnd' | 'event'): string {
  const tail = Array.from({ length: 14 }, () => letters.charAt(randomInt(letters.length)));
  return `${prefix}_${tail.join('')}`;
}

export function secondsNow(): number {
  return Math.floor(Date.now() / 1000);
}
