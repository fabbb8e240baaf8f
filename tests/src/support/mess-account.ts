import { randomBytes, randomUUID } from 'node:crypto';
import type { OrderPaymentRow } from '@thali/functions/payments/payment-rows';
import { keys } from '@thali/functions/table/keys';
import type { RazorpayAccount } from '@thali/local/stand-ins/razorpay/razorpay-accounts';
import { type RazorpayKeys, sign } from '@thali/local/stand-ins/razorpay/razorpay-accounts';
import { expect, inject } from 'vitest';
import { type Answer, call } from './call.ts';
import { makeVendor } from './make-vendor.ts';
import { eventBody } from './razorpay-events.ts';
import { makeStaff } from './sign-in.ts';
import { putRows } from './test-table.ts';

const random = (length: number) => randomBytes(length).toString('hex').slice(0, length);

/** Opens a Razorpay account. It sends webhooks only if `changes` has an address. */
export async function openAccount(changes: Partial<RazorpayAccount> = {}): Promise<RazorpayKeys> {
  const account = {
    keyId: `rzp_test_${random(14)}`,
    keySecret: random(24),
    webhookSecret: random(24),
    ...changes,
  };
  await atRazorpay('POST', '/local/accounts', account);
  return account;
}

/** The keys as an owner enters them. */
export const toKeysBody = ({ keyId, keySecret, webhookSecret }: RazorpayKeys) => ({
  key_id: keyId,
  key_secret: keySecret,
  webhook_secret: webhookSecret,
});

/** A mess with an owner and its own Razorpay account. */
export async function makeMessWithAccount() {
  const vendor = await makeVendor();
  const { token, email, userId } = await makeStaff(vendor.id);
  const account = await openAccount();
  const set = await enterKeys(token, account);
  if (set.status !== 200) throw new Error(set.text);
  return { vendor, token, email, userId, account };
}

export function enterKeys(token: string, account: RazorpayKeys): Promise<Answer> {
  return call('PUT', '/vendor-payments/account', { token, body: toKeysBody(account) });
}

export function removeKeys(token: string): Promise<Answer> {
  return call('DELETE', '/vendor-payments/account', { token });
}

/** Inserts an open payment of Rs 1,999 by a guest, with the account of a mess. */
export async function insertPayment(vendorId: string, account: RazorpayKeys): Promise<string> {
  const order = { amount: 199_900, currency: 'INR' };
  const { id: orderId } = await atRazorpay<{ id: string }>('POST', '/v1/orders', order, account);
  const time = new Date().toISOString();
  const row: OrderPaymentRow = {
    orderId,
    purpose: 'order',
    foodOrderId: randomUUID(),
    vendorId,
    keyId: account.keyId,
    mode: 'razorpay',
    amountPaise: 199_900,
    status: 'created',
    // The food order does not exist. Without this lease the job would refund the payment.
    leaseUntil: Date.now() + 3_600_000,
    createdAt: time,
    updatedAt: time,
  };
  await putRows([{ ...keys.payment(orderId), ...row }]);
  return orderId;
}

/** Sends an event to the webhook of a mess, signed with the given secret. */
export function sendToMess(
  vendorId: string,
  { webhookSecret }: Pick<RazorpayKeys, 'webhookSecret'>,
  body: string,
  eventId: string = randomUUID(),
): Promise<Answer> {
  return call('POST', `/payments/razorpay-webhook/${vendorId}`, {
    rawBody: body,
    headers: {
      'x-razorpay-event-id': eventId,
      'x-razorpay-signature': sign(body, webhookSecret),
    },
  });
}

/** Repeats an event until the platform accepts it, as Razorpay does. The platform refuses events during a refund. */
export async function deliverToMess(
  vendorId: string,
  account: Pick<RazorpayKeys, 'webhookSecret'>,
  body: string,
): Promise<void> {
  const eventId = randomUUID();
  const answer = async () => (await sendToMess(vendorId, account, body, eventId)).status;
  await expect.poll(answer).toBe(200);
}

/** The event of a captured payment. */
export function capturedEvent(orderId: string): string {
  return eventBody({ orderId, paymentId: `pay_${orderId.slice(6)}` });
}

/** Calls the Razorpay stand-in, with the keys of an account if given. */
export async function atRazorpay<T>(
  method: string,
  path: string,
  body?: object,
  account?: RazorpayKeys,
): Promise<T> {
  const answer = await fetch(`${inject('razorpayEndpoint')}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: account
      ? { authorization: `Basic ${btoa(`${account.keyId}:${account.keySecret}`)}` }
      : {},
  });
  return (await answer.json()) as T;
}
