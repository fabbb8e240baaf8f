import { randomUUID } from 'node:crypto';
import type { HttpEvent } from '@thali/functions/http/pipeline';
import { edgeSecret } from '@thali/local/gateway/edge-secret';
import { sign } from '@thali/local/stand-ins/razorpay/razorpay-accounts';
import type { Context } from 'aws-lambda';
import { expect, onTestFinished, test, vi } from 'vitest';
import { payAtRazorpay, paymentRow, planBody } from '../support/buy-plan.ts';
import { recordOutput } from '../support/logs/printed-lines.ts';
import { temporaryPasswordIn, welcomeEmailsTo } from '../support/outbox.ts';
import { eventBody, platformRazorpayKeys } from '../support/razorpay-events.ts';
import { reconcile } from '../support/reconcile.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';

// The payments function as deployed. In tests it logs at every level.
setUpHandlers();
const { handler } = await import('@thali/functions/lambdas/payments.lambda');
const { emailClient } = await import('@thali/functions/messages/send-email');

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const event = {
    routeKey: `POST /api/payments/${path}`,
    headers: { 'content-type': 'application/json', 'x-origin-secret': edgeSecret, ...headers },
    body,
    requestContext: { requestId: randomUUID(), http: { sourceIp: '203.0.113.78' } },
  } as unknown as HttpEvent;
  const answer = await handler(event, {} as Context);
  return { status: answer.statusCode, json: JSON.parse(answer.body ?? '{}') };
}

test('logs no name, address, password, token, signature or key of a purchase', {
  tags: 'long',
}, async () => {
  const lines = recordOutput();
  onTestFinished(() => {
    vi.restoreAllMocks();
    emailClient.middlewareStack.remove('injected');
  });
  const body = planBody({ name: 'Savita Xylander', address: '77 Quarry Lane' });
  const { email } = body.vendor_details;
  const refusal = Object.assign(new Error(`${email} is suppressed`), { name: 'MessageRejected' });
  emailClient.middlewareStack.add(() => () => Promise.reject(refusal), {
    step: 'initialize',
    name: 'injected',
  });
  const order = (await post('create-razorpay-order', JSON.stringify(body))).json;
  const checkout = await payAtRazorpay(order.id);
  await post('payment-success', JSON.stringify({ ...checkout, razorpay_signature: 'forged' }));
  await post('payment-success', JSON.stringify(checkout));
  expect(await paymentRow(order.id)).toMatchObject({
    step: 'welcome',
    failure: expect.any(String),
  });

  emailClient.middlewareStack.remove('injected');
  const event = eventBody({ orderId: order.id, paymentId: checkout.razorpay_payment_id });
  const signature = sign(event, platformRazorpayKeys().webhookSecret);
  const hook = await post('razorpay-webhook', event, { 'x-razorpay-signature': signature });
  expect(hook.status).toBe(200);
  await post('razorpay-webhook', `${event} `, { 'x-razorpay-signature': signature });
  await reconcile(order.id);
  const [message] = await welcomeEmailsTo(email);
  const password = temporaryPasswordIn(message);
  expect(await paymentRow(order.id)).toMatchObject({ step: 'done' });

  const text = lines.join('\n');
  expect(text).toContain('fulfilment failed');
  const { keySecret, webhookSecret } = platformRazorpayKeys();
  const secrets = [
    ...['Xylander', 'Quarry', '9876543210', email, password, 'Savita Mess'],
    ...[order.session_token.split('.')[1], checkout.razorpay_signature, signature],
    ...[keySecret, webhookSecret],
  ];
  for (const secret of secrets) expect(text, secret).not.toContain(secret);
});
