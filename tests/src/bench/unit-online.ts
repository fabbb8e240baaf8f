import { randomBytes, randomUUID } from 'node:crypto';
import type { CheckoutResult } from '@thali/local/stand-ins/razorpay/pay-order';
import { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { callSite } from '../support/call-site.ts';
import type { BenchPlatform } from './bench-platform.ts';
import { orderBody } from './order-bodies.ts';
import type { Measure } from './unit-operations.ts';
import { requestContext, type UseCases } from './use-cases.ts';

/** Measures a guest's order that is paid before the kitchen sees it. Leaves the mess without online payments. */
export async function measureOnline(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const { vendorId, dishes } = bench;
  const staff = { role: 'vendor', userId: 'bench-staff', vendorId } as const;
  const token = await bench.signInStaff();
  const set = (path: string, body: object) =>
    callSite(bench.url, 'PUT', `/vendor-payments/${path}`, { token, body });
  await set('account', await openAccount(bench));
  await set('accepts', { online: true, policy: 'first' });

  const body = { ...orderBody(vendorId, dishes.slice(0, 5)), paymentMethod: 'online' };
  const headers = { 'idempotency-key': randomUUID() };
  const place = () =>
    use.placeOrder(
      { role: 'guest' },
      { headers, body: PlaceOrderBody.parse(body) },
      requestContext,
    );
  const { order } = await measure('online: place', place);
  const { id } = await measure('online: begin payment', () => use.beginOnlinePayment(order.id));
  const paid = await atRazorpay<CheckoutResult>(bench, `orders/${id}/pay?webhook=none`);
  const checkout = {
    razorpayOrderId: id,
    razorpayPaymentId: paid.razorpay_payment_id,
    razorpaySignature: paid.razorpay_signature,
  };
  const confirm = () =>
    use.confirmPayment({ role: 'guest' }, { body: checkout }, use.purposeHandlers);
  await measure('online: paid', confirm);
  await measure('online: paid again', confirm);

  for (const status of ['confirmed', 'preparing', 'ready', 'completed'] as const) {
    await use.changeOrderStatus(staff, { params: { orderId: order.id }, body: { status } });
  }
  await set('accepts', { online: false });
}

/** Opens an account at the Razorpay stand-in. @returns its keys as an owner enters them */
async function openAccount(bench: BenchPlatform) {
  const [key, secret, webhook] = [14, 24, 24].map((length) =>
    randomBytes(length / 2).toString('hex'),
  );
  const account = { keyId: `rzp_test_${key}`, keySecret: secret, webhookSecret: webhook };
  await atRazorpay(bench, 'accounts', account);
  return { key_id: account.keyId, key_secret: secret, webhook_secret: webhook };
}

async function atRazorpay<T>(
  { endpoints }: BenchPlatform,
  path: string,
  body?: object,
): Promise<T> {
  const url = `${endpoints.razorpay}/local/${path}`;
  const answer = await fetch(url, { method: 'POST', ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`The Razorpay stand-in answered ${answer.status} to ${path}`);
  return (await answer.json()) as T;
}
