import { keys } from '@thali/functions/table/keys';
import type { CheckoutResult } from '@thali/local/stand-ins/razorpay/pay-order';
import { inject, vi } from 'vitest';
import { type Answer, call } from './call.ts';
import { makeVendor } from './make-vendor.ts';
import { randomIds } from './random-ids.ts';
import { putRows, readRow } from './test-table.ts';
import { newSubdomain } from './vendor-bodies.ts';

/** The request body of the site for a Starter plan. */
export function planBody(
  details: Record<string, unknown> = {},
  changes: Record<string, unknown> = {},
) {
  return {
    amount: 1999,
    currency: 'INR',
    plan_id: 'starter',
    vendor_details: {
      email: randomIds.email(),
      name: 'Savita Kulkarni',
      phone: '+91 98765 43210',
      mess_name: 'Savita Mess',
      subdomain: newSubdomain(),
      address: '4 Tilak Road, Pune',
      ...details,
    },
    ...changes,
  };
}

export function createOrder(
  body: unknown = planBody(),
  options: { token?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return call('POST', '/payments/create-razorpay-order', { body, ...options });
}

/** Creates a payment order for a plan. */
export async function openPlanOrder(body = planBody()) {
  const { status, text, json } = await createOrder(body);
  if (status !== 201) throw new Error(`No payment order: ${text}`);
  const { email, subdomain } = body.vendor_details;
  return { orderId: json.id, token: json.session_token, email, subdomain };
}

/** Creates a plan order that is paid too late: another mess has already taken its subdomain. */
export async function createLatePaidOrder() {
  const planOrder = await openPlanOrder();
  const otherVendor = await makeVendor();
  await putRows([{ ...keys.subdomain(planOrder.subdomain), vendorId: otherVendor.id }]);
  await confirm(await payAtRazorpay(planOrder.orderId));
  return planOrder;
}

export interface PayOptions {
  outcome?: 'captured' | 'authorized' | 'failed';
  /** Whether Razorpay sends a webhook. Default: no. */
  webhook?: boolean;
  /** A different amount in paise, for an account that adds a fee. */
  amount?: number | undefined;
  currency?: string | undefined;
}

/** Pays as a customer in Checkout. @returns the result that Checkout gives the browser */
export async function payAtRazorpay(
  orderId: string,
  { outcome = 'captured', webhook = false, amount, currency }: PayOptions = {},
): Promise<CheckoutResult> {
  const query = new URLSearchParams({
    outcome,
    ...(!webhook && { webhook: 'none' }),
    ...(amount && { amount: String(amount) }),
    ...(currency && { currency }),
  });
  return atRazorpay(`orders/${orderId}/pay?${query}`);
}

export function refundAtRazorpay(paymentId: string, amountPaise: number): Promise<unknown> {
  return atRazorpay(`payments/${paymentId}/refund?amount=${amountPaise}&webhook=none`);
}

async function atRazorpay<T>(path: string): Promise<T> {
  const answer = await fetch(`${inject('razorpayEndpoint')}/local/${path}`, { method: 'POST' });
  return (await answer.json()) as T;
}

/** Confirms a payment as the browser does after Checkout. Then waits until no job works on the payment. */
export async function confirm(checkout: object): Promise<Answer> {
  const answer = await call('POST', '/payments/payment-success', { body: checkout });
  const { razorpay_order_id: orderId }: Partial<CheckoutResult> = checkout;
  if (answer.status === 200 && orderId) await waitUntilIdle(orderId);
  return answer;
}

/** Waits until no run works on a payment. */
export async function waitUntilIdle(orderId: string): Promise<void> {
  const check = async () => {
    const { step, leaseId, leaseUntil = 0 } = await paymentRow(orderId);
    const isOpen = step !== undefined && step !== 'done';
    if (isOpen && leaseId !== undefined && Number(leaseUntil) > Date.now()) {
      throw new Error(`A run still works on the payment ${orderId}`);
    }
  };
  await vi.waitFor(check, { timeout: 15_000, interval: 50 });
}

export function readPaymentSession(token: string): Promise<Answer> {
  return call('GET', '/payments/session', { headers: { 'x-payment-session': token } });
}

/** The stored row of a payment. */
export async function paymentRow(orderId: string): Promise<Record<string, unknown>> {
  return (await readRow(keys.payment(orderId))) ?? {};
}

/** Runs a scheduled job now. */
export async function runJob(name: string): Promise<void> {
  const answer = await fetch(`${inject('platformUrl')}/__local/jobs/${name}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`The job ${name} failed: ${await answer.text()}`);
}
