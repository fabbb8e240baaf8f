import type { PaymentPolicy } from '@thali/shared/orders/payment-methods';
import { expect } from 'vitest';
import { confirm, payAtRazorpay, paymentRow } from './buy-plan.ts';
import { type Answer, call } from './call.ts';
import { makeVendor, type TestVendor, type VendorOptions } from './make-vendor.ts';
import { enterKeys, openAccount } from './mess-account.ts';
import { orderBody, placed } from './place-test-order.ts';
import { runMinuteJob } from './reconcile.ts';
import { makeStaff } from './sign-in.ts';
import type { WireOrder } from './wire-answer.ts';

export type OnlineMess = Awaited<ReturnType<typeof onlineMess>>;

/** A mess that takes online payments with its own Razorpay account, and a token of its staff. */
export async function onlineMess(
  policy: PaymentPolicy = 'first',
  options: VendorOptions = {},
  more: Parameters<typeof openAccount>[0] = {},
) {
  const vendor = await makeVendor(options);
  const { token } = await makeStaff(vendor.id);
  const account = await openAccount(more);
  const answers = [await enterKeys(token, account), await accept(token, policy)];
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) throw new Error(refused.text);
  return { vendor, token, account };
}

export function accept(token: string, policy: PaymentPolicy): Promise<Answer> {
  return call('PUT', '/vendor-payments/accepts', { token, body: { accepts: 'online', policy } });
}

/** Places a guest's online order of the first dish. */
export function placedOnline(vendor: TestVendor, quantity = 1): Promise<WireOrder> {
  const body = orderBody(vendor, [{ item: vendor.item, quantity }]);
  return placed({ ...body, payment_method: 'online' });
}

/** The request headers of the guest's page. */
export const asGuest = ({ tracking_token }: WireOrder) => ({
  headers: { 'x-tracking-token': String(tracking_token) },
});

export function begin(order: WireOrder): Promise<Answer> {
  return call('POST', `/orders/${order.id}/payment`, asGuest(order));
}

/** Begins a payment. @returns the id of the payment order for Checkout */
export async function beginPayment(order: WireOrder): Promise<string> {
  const { status, text, json } = await begin(order);
  if (status !== 200) throw new Error(`The payment was refused: ${text}`);
  return json.checkout.id;
}

export const payInBrowser = async (paymentOrderId: string) =>
  confirm(await payAtRazorpay(paymentOrderId));

/** Places and pays an order, and confirms the payment as the browser does. */
export async function paidOrder(vendor: TestVendor, quantity = 1) {
  const order = await placedOnline(vendor, quantity);
  const paymentOrderId = await beginPayment(order);
  const checkout = await payAtRazorpay(paymentOrderId);
  const { status, text } = await confirm(checkout);
  if (status !== 200) throw new Error(`The payment was not confirmed: ${text}`);
  return { order, paymentOrderId, paymentId: checkout.razorpay_payment_id };
}

/** Creates an order that is paid, cancelled by the kitchen and refunded. */
export async function makeRefundedOrder(account: Parameters<typeof openAccount>[0] = {}) {
  const mess = await onlineMess('first', {}, account);
  const paid = await paidOrder(mess.vendor);
  await move(mess, paid.order, 'cancelled');
  await runMinuteJob(paid.paymentOrderId);
  expect(await paymentRow(paid.paymentOrderId)).toMatchObject({ step: 'done' });
  return { mess, paid, paise: paid.order.final_amount * 100 };
}

export async function readAsGuest(order: WireOrder): Promise<WireOrder> {
  return (await call('GET', `/orders/${order.id}`, asGuest(order))).json.order;
}

export function readAsStaff({ token }: OnlineMess, order: WireOrder): Promise<Answer> {
  return call('GET', `/orders/${order.id}`, { token });
}

export function move({ token }: OnlineMess, order: WireOrder, status: string): Promise<Answer> {
  return call('PATCH', `/orders/${order.id}/status`, { token, body: { status } });
}

/** The ids of the orders in the list and in the kitchen of the mess. */
export async function listed({ vendor, token }: OnlineMess): Promise<string[]> {
  const idsIn = ({ json }: Answer) => json.orders.map(({ id }: WireOrder) => id);
  const answers = [
    await call('GET', `/orders?vendorId=${vendor.id}`, { token }),
    await call('GET', '/kitchen', { token }),
  ];
  return answers.flatMap(idsIn);
}
