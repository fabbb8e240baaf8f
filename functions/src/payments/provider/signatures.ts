import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RazorpayKeys } from './razorpay-keys.ts';

/** The signature of Checkout: HMAC-SHA256 over `order_id|payment_id` with the key's secret, in hex. */
export function isCheckoutSignature(
  { keySecret }: RazorpayKeys,
  { orderId, paymentId, signature }: { orderId: string; paymentId: string; signature: string },
): boolean {
  return isSignatureOf(`${orderId}|${paymentId}`, keySecret, signature);
}

/** The signature of a webhook: over the raw bytes of its body. */
export function isWebhookSignature(
  { webhookSecret }: RazorpayKeys,
  body: string,
  signature: string,
): boolean {
  return isSignatureOf(body, webhookSecret, signature);
}

/** Compares in constant time. */
function isSignatureOf(text: string, secret: string, signature: string): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(text, 'utf8').digest('hex'));
  const actual = Buffer.from(signature);
  return actual.byteLength === expected.byteLength && timingSafeEqual(actual, expected);
}
