import type { PaymentPolicy } from '@thali/shared/orders/payment-methods';
import { expect } from 'vitest';
import { confirm, payAtRazorpay, paymentRow } from './buy-plan.ts';
import { type Answer, call } from './call.ts';
import { makeVendor, type TestVendor, type VendorOptions } from './make-vendor.ts';
import { enterKeys, openAccount } from './mess-account.ts';
import { orderBody, placeOrder } from './place-test-order.ts';
import { runMinuteJob } from './reconcile.ts';
import { makeStaff } from './sign-in.ts';
import type { WireOrder } from './wire-answer.ts';

export type OnlineMess = Awaited<ReturnType<typeof makeOnlineMess>>;

/** Creates a mess that takes online payments with its own Razorpay account. @returns also a token of its staff */
export async function makeOnlineMess(
  policy: PaymentPolicy = 'first',
  options: VendorOptions = {},
  accountChanges: Parameters<typeof openAccount>[0] = {},
) {
  const vendor = await makeVendor(options);
  const { token } = await makeStaff(vendor.id);
  const account = await openAccount(accountChanges);
  const answers = [await enterKeys(token, account), await setPaymentPolicy(token, policy)];
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) throw new Error(refused.text);
  return { vendor, token, account };
}

export function setPaymentPolicy(token: string, policy: PaymentPolicy): Promise<Answer> {
  return call('PUT', '/vendor-payments/accepts', { token, body: { online: true, policy } });
}

/** Places a guest's online order for the first dish. */
export function placeOnlineOrder(vendor: TestVendor, quantity = 1): Promise<WireOrder> {
  const body = orderBody(vendor, [{ item: vendor.item, quantity }]);
  return placeOrder({ ...body, payment_method: 'online' });
}

/** Call options with the tracking token of the guest's page. */
export const guestHeaders = ({ tracking_token }: WireOrder) => ({
  headers: { 'x-tracking-token': String(tracking_token) },
});

export function postPayment(order: WireOrder): Promise<Answer> {
  return call('POST', `/orders/${order.id}/payment`, guestHeaders(order));
}

/** Begins a payment. @returns the id of the payment order for Checkout */
export async function beginPayment(order: WireOrder): Promise<string> {
  const { status, text, json } = await postPayment(order);
  if (status !== 200) throw new Error(`The payment was refused: ${text}`);
  return json.checkout.id;
}

export const payInBrowser = async (paymentOrderId: string) =>
  confirm(await payAtRazorpay(paymentOrderId));

/** Places and pays an order, and confirms the payment as the browser does. */
export async function placePaidOrder(vendor: TestVendor, quantity = 1) {
  const order = await placeOnlineOrder(vendor, quantity);
  const paymentOrderId = await beginPayment(order);
  const checkout = await payAtRazorpay(paymentOrderId);
  const { status, text } = await confirm(checkout);
  if (status !== 200) throw new Error(`The payment was not confirmed: ${text}`);
  return { order, paymentOrderId, paymentId: checkout.razorpay_payment_id };
}

/** Creates an order that is paid, cancelled by the kitchen and refunded. */
export async function makeRefundedOrder(account: Parameters<typeof openAccount>[0] = {}) {
  const mess = await makeOnlineMess('first', {}, account);
  const paid = await placePaidOrder(mess.vendor);
  await changeStatus(mess, paid.order, 'cancelled');
  await runMinuteJob(paid.paymentOrderId);
  expect(await paymentRow(paid.paymentOrderId)).toMatchObject({ step: 'done' });
  return { mess, paid, paise: paid.order.final_amount * 100 };
}

export async function readAsGuest(order: WireOrder): Promise<WireOrder> {
  return (await call('GET', `/orders/${order.id}`, guestHeaders(order))).json.order;
}

export function readAsStaff({ token }: OnlineMess, order: WireOrder): Promise<Answer> {
  return call('GET', `/orders/${order.id}`, { token });
}

export function changeStatus(
  { token }: OnlineMess,
  order: WireOrder,
  status: string,
): Promise<Answer> {
  return call('PATCH', `/orders/${order.id}/status`, { token, body: { status } });
}

/** The ids of the orders in the list and in the kitchen of the mess. */
export async function listOrderIds({ vendor, token }: OnlineMess): Promise<string[]> {
  const idsIn = ({ json }: Answer) => json.orders.map(({ id }: WireOrder) => id);
  const answers = [
    await call('GET', `/orders?vendorId=${vendor.id}`, { token }),
    await call('GET', '/kitchen', { token }),
  ];
  return answers.flatMap(idsIn);
}
