import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCheckoutSignature, isWebhookSignature } from './signatures.ts';

const keys = { keyId: 'rzp_test_1', keySecret: 'key secret', webhookSecret: 'webhook secret' };
const hmac = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

it('accepts Checkout’s signature for its own order and payment only', () => {
  const signature = hmac('order_1|pay_1', keys.keySecret);
  const isValidFor = (orderId: string, paymentId: string) =>
    isCheckoutSignature(keys, { orderId, paymentId, signature });
  expect(isValidFor('order_1', 'pay_1')).toBe(true);
  expect(isValidFor('order_1', 'pay_2')).toBe(false);
  expect(isValidFor('order_2', 'pay_1')).toBe(false);
});

it('accepts a webhook only with the signature of its exact text', async () => {
  const body = '{"event":"payment.captured","name":"काका"}';
  const signature = hmac(body, keys.webhookSecret);
  expect(isWebhookSignature(keys, body, signature)).toBe(true);
  expect(isWebhookSignature(keys, body, signature.toUpperCase())).toBe(false);
  expect(isWebhookSignature(keys, body, hmac(body, keys.keySecret))).toBe(false);
  expect(isWebhookSignature(keys, `${body} `, signature)).toBe(false);
  await fc.assert(
    fc.property(fc.string(), (forged) => {
      fc.pre(forged !== signature);
      expect(isWebhookSignature(keys, body, forged)).toBe(false);
    }),
  );
});
