import { randomBytes } from 'node:crypto';
import type { CheckoutResult } from '@thali/local/stand-ins/razorpay/pay-order';
import { demoAccount } from '@thali/local/stand-ins/razorpay/razorpay-server';
import type { PaymentPolicy } from '@thali/shared/orders/payment-methods';
import { callSite } from '../support/call-site.ts';
import { kitchenToken } from '../support/demo-orders.ts';
import type { Journey } from '../support/use-journey.ts';
import type { WireOrder } from '../support/wire-answer.ts';

const secret = () => randomBytes(16).toString('hex');

/** Turns on online payments for the demo mess, with a new account. @returns its keys */
export async function takeOnlinePayments(journey: Journey, policy: PaymentPolicy) {
  const keys = {
    key_id: `rzp_test_${secret().slice(0, 14)}`,
    key_secret: secret(),
    webhook_secret: secret(),
  };
  const account = {
    keyId: keys.key_id,
    keySecret: keys.key_secret,
    webhookSecret: keys.webhook_secret,
  };
  const url = `${journey.platform.endpoints.razorpay}/local/accounts`;
  await fetch(url, { method: 'POST', body: JSON.stringify(account) });
  const token = await kitchenToken(journey.siteUrl);
  const set = (path: string, body: object) =>
    callSite(journey.siteUrl, 'PUT', `/vendor-payments/${path}`, { token, body });
  await set('account', keys);
  await set('accepts', { online: true, policy });
  return keys;
}

/** Pays an order as its guest, through the API. */
export async function payOnline(journey: Journey, order: WireOrder): Promise<void> {
  const headers = { 'x-tracking-token': order.tracking_token };
  const payment = await callSite(journey.siteUrl, 'POST', `/orders/${order.id}/payment`, {
    headers,
  });
  const { razorpay } = journey.platform.endpoints;
  const url = `${razorpay}/local/orders/${payment.checkout.id}/pay?webhook=none`;
  const body: CheckoutResult = await (await fetch(url, { method: 'POST' })).json();
  await callSite(journey.siteUrl, 'POST', '/payments/payment-success', { body });
}

/** Turns on online payments for the demo mess with the demo's account, which sends webhooks. */
export async function takeDemoPayments(siteUrl: string): Promise<void> {
  const token = await kitchenToken(siteUrl);
  const { keyId, keySecret, webhookSecret } = demoAccount;
  const body = { key_id: keyId, key_secret: keySecret, webhook_secret: webhookSecret };
  await callSite(siteUrl, 'PUT', '/vendor-payments/account', { token, body });
  await callSite(siteUrl, 'PUT', '/vendor-payments/accepts', { token, body: { online: true } });
}
