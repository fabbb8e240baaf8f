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
  /** Null for a payment by QR code. */
  order_id: string | null;
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

export interface RazorpayQrCode {
  id: string;
  entity: 'qr_code';
  type: 'upi_qr';
  usage: 'single_use';
  name: string | null;
  image_url: string;
  /** The UPI link; absent for an account without this feature. */
  image_content?: string;
  fixed_amount: true;
  payment_amount: number;
  payments_amount_received: number;
  payments_count_received: number;
  status: 'active' | 'closed';
  description: string | null;
  notes: Record<string, string>;
  close_by: number;
  closed_at: number | null;
  close_reason: 'on_demand' | 'paid' | null;
  created_at: number;
}

/** An order or QR code, with its payments and refunds, newest first. */
export interface RazorpayEntry {
  /** Identifies the account. */
  keyId: string;
  of: RazorpayOrder | RazorpayQrCode;
  payments: RazorpayPayment[];
  refunds: RazorpayRefund[];
}

export function isOrder(of: RazorpayEntry['of']): of is RazorpayOrder {
  return of.entity === 'order';
}

const keyOf = (id: string) => `RAZORPAY#${id}`;

/** Reads an entry by the id of its order, QR code, or one of its payments or refunds. */
export async function readEntry(state: StateTable, id: string): Promise<RazorpayEntry | undefined> {
  const entry = await state.read<RazorpayEntry | string>(keyOf(id));
  return typeof entry === 'string' ? readEntry(state, entry) : entry;
}

export async function writeEntry(state: StateTable, entry: RazorpayEntry): Promise<void> {
  await state.write(keyOf(entry.of.id), entry);
  for (const { id } of [...entry.payments, ...entry.refunds]) {
    await state.write(keyOf(id), entry.of.id);
  }
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Makes an id, such as `order_` with 14 letters and digits. */
export function razorpayId(prefix: 'order' | 'pay' | 'rfnd' | 'qr' | 'event'): string {
  const tail = Array.from({ length: 14 }, () => letters.charAt(randomInt(letters.length)));
  return `${prefix}_${tail.join('')}`;
}

export function secondsNow(): number {
  return Math.floor(Date.now() / 1000);
}
