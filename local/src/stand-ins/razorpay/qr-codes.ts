import type { RazorpayAccount, RazorpayContext } from './razorpay-accounts.ts';
import {
  isOrder,
  type RazorpayEntry,
  type RazorpayQrCode,
  razorpayId,
  secondsNow,
  writeEntry,
} from './razorpay-state.ts';
import { Refusal } from './refusal.ts';
import { sendWebhook } from './webhooks.ts';

const minOpenSeconds = 15 * 60;

interface QrInput {
  type?: string;
  usage?: string;
  fixed_amount?: boolean;
  payment_amount?: number;
  close_by?: number;
  name?: string;
  description?: string;
  notes?: Record<string, string>;
}

/** Creates a UPI QR code for one payment of a fixed amount. Other kinds are refused. */
export async function createQrCode(
  { state }: RazorpayContext,
  { keyId, hidesQrLinks }: RazorpayAccount,
  input: QrInput,
): Promise<RazorpayQrCode> {
  const { payment_amount = 0, close_by = 0 } = input;
  if (input.type !== 'upi_qr' || input.usage !== 'single_use' || !input.fixed_amount) {
    throw new Refusal('The stand-in only supports a single_use upi_qr with a fixed_amount');
  }
  if (!Number.isInteger(payment_amount) || payment_amount < 100) {
    throw new Refusal('The payment amount must be at least INR 1.00');
  }
  if (close_by < secondsNow() + minOpenSeconds) {
    throw new Refusal('close_by should be at least 15 minutes after current time');
  }
  const id = razorpayId('qr');
  const qrCode: RazorpayQrCode = {
    id,
    entity: 'qr_code',
    type: 'upi_qr',
    usage: 'single_use',
    name: input.name ?? null,
    image_url: `https://rzp.io/i/${id.slice(3, 11)}`,
    ...(!hidesQrLinks && { image_content: linkOf(id, payment_amount) }),
    fixed_amount: true,
    payment_amount,
    payments_amount_received: 0,
    payments_count_received: 0,
    status: 'active',
    description: input.description ?? null,
    notes: input.notes ?? {},
    close_by,
    closed_at: null,
    close_reason: null,
    created_at: secondsNow(),
  };
  await writeEntry(state, { keyId, of: qrCode, payments: [], refunds: [] });
  return qrCode;
}

function linkOf(id: string, amountPaise: number): string {
  const amount = (amountPaise / 100).toFixed(2);
  return `upi://pay?pa=demomess.rzp@icici&pn=DemoMess&tr=RZP${id.slice(3)}qrv2&tn=Payment&am=${amount}&cu=INR&mc=5812`;
}

export async function closeQrCode(
  context: RazorpayContext,
  entry: RazorpayEntry,
): Promise<RazorpayQrCode> {
  if (isOrder(entry.of) || entry.of.status === 'closed') {
    throw new Refusal('The QR code is closed already');
  }
  const of: RazorpayQrCode = {
    ...entry.of,
    status: 'closed',
    close_reason: 'on_demand',
    closed_at: secondsNow(),
  };
  await writeEntry(context.state, { ...entry, of });
  await sendWebhook(context, 'qr_code.closed', { ...entry, of }, of.id);
  return of;
}
