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

/** Keys that Razorpay knows, of an account that sends no webhooks unless told where to. */
export async function openAccount(more: Partial<RazorpayAccount> = {}): Promise<RazorpayKeys> {
  const account = {
    keyId: `rzp_test_${random(14)}`,
    keySecret: random(24),
    webhookSecret: random(24),
    ...more,
  };
  await atRazorpay('POST', '/local/accounts', account);
  return account;
}

/** What an owner enters. */
export const entered = ({ keyId, keySecret, webhookSecret }: RazorpayKeys) => ({
  key_id: keyId,
  key_secret: keySecret,
  webhook_secret: webhookSecret,
});

/** A mess with an owner and an account of its own at Razorpay. */
export async function messWithAccount() {
  const vendor = await makeVendor();
  const { token, email, userId } = await makeStaff(vendor.id);
  const account = await openAccount();
  const set = await enterKeys(token, account);
  if (set.status !== 200) throw new Error(set.text);
  return { vendor, token, email, userId, account };
}

export function enterKeys(token: string, account: RazorpayKeys): Promise<Answer> {
  return call('PUT', '/vendor-payments/account', { token, body: entered(account) });
}

export function removeKeys(token: string): Promise<Answer> {
  return call('DELETE', '/vendor-payments/account', { token });
}

/** A guest's payment of Rs 1,999 that was begun with the account of a mess, straight into the table. */
export async function begunPayment(vendorId: string, account: RazorpayKeys): Promise<string> {
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
    // Its order of food is not there: without a lease that nobody gives up it would be given back.
    leaseUntil: Date.now() + 3_600_000,
    createdAt: time,
    updatedAt: time,
  };
  await putRows([{ ...keys.payment(orderId), ...row }]);
  return orderId;
}

/** An event at the address of a mess, signed with any secret. */
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

/** The same until it is taken, as Razorpay does: it is refused for a moment while a run gives money back. */
export async function deliverToMess(
  vendorId: string,
  account: Pick<RazorpayKeys, 'webhookSecret'>,
  body: string,
): Promise<void> {
  const eventId = randomUUID();
  const answer = async () => (await sendToMess(vendorId, account, body, eventId)).status;
  await expect.poll(answer).toBe(200);
}

/** That a payment of an order was captured. */
export function capturedEvent(orderId: string): string {
  return eventBody({ orderId, paymentId: `pay_${orderId.slice(6)}` });
}

/** A call to the stand-in for Razorpay, as an account where keys are given. */
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
