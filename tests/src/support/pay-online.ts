import type { PaymentPolicy } from '@thali/shared/orders/payment-methods';
import { expect } from 'vitest';
import { confirm, payAtRazorpay, paymentRow } from './buy-plan.ts';
import { type Answer, call } from './call.ts';
import { makeVendor, type TestVendor, type VendorOptions } from './make-vendor.ts';
import { enterKeys, openAccount } from './mess-account.ts';
import { orderBody, placed } from './place-test-order.ts';
import { everyMinute } from './reconcile.ts';
import { makeStaff } from './sign-in.ts';
import type { WireOrder } from './wire-answer.ts';

export type OnlineMess = Awaited<ReturnType<typeof onlineMess>>;

/** A mess that takes payments on an account of its own at Razorpay, with its staff's token. */
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

/** A guest's order that is paid online; each portion is one of the mess's first dish. */
export function placedOnline(vendor: TestVendor, quantity = 1): Promise<WireOrder> {
  const body = orderBody(vendor, [{ item: vendor.item, quantity }]);
  return placed({ ...body, payment_method: 'online' });
}

/** What the guest's page asks for. */
export const asGuest = ({ tracking_token }: WireOrder) => ({
  headers: { 'x-tracking-token': String(tracking_token) },
});

export function begin(order: WireOrder): Promise<Answer> {
  return call('POST', `/orders/${order.id}/payment`, asGuest(order));
}

/** The payment order that Checkout is opened with. */
export async function begun(order: WireOrder): Promise<string> {
  const { status, text, json } = await begin(order);
  if (status !== 200) throw new Error(`The payment was refused: ${text}`);
  return json.checkout.id;
}

export const paidInBrowser = async (paymentOrderId: string) =>
  confirm(await payAtRazorpay(paymentOrderId));

/** The guest orders and pays, and the browser confirms it. */
export async function paidOrder(vendor: TestVendor, quantity = 1) {
  const order = await placedOnline(vendor, quantity);
  const paymentOrderId = await begun(order);
  const checkout = await payAtRazorpay(paymentOrderId);
  const { status, text } = await confirm(checkout);
  if (status !== 200) throw new Error(`The payment was not confirmed: ${text}`);
  return { order, paymentOrderId, paymentId: checkout.razorpay_payment_id };
}

/** An order that was paid, cancelled by its kitchen and given back. */
export async function cancelledAndGivenBack(account: Parameters<typeof openAccount>[0] = {}) {
  const mess = await onlineMess('first', {}, account);
  const paid = await paidOrder(mess.vendor);
  await move(mess, paid.order, 'cancelled');
  await everyMinute(paid.paymentOrderId);
  expect(await paymentRow(paid.paymentOrderId)).toMatchObject({ step: 'done' });
  return { mess, paid, paise: paid.order.final_amount * 100 };
}

export async function asSeenByGuest(order: WireOrder): Promise<WireOrder> {
  return (await call('GET', `/orders/${order.id}`, asGuest(order))).json.order;
}

export function asSeenByStaff({ token }: OnlineMess, order: WireOrder): Promise<Answer> {
  return call('GET', `/orders/${order.id}`, { token });
}

export function move({ token }: OnlineMess, order: WireOrder, status: string): Promise<Answer> {
  return call('PATCH', `/orders/${order.id}/status`, { token, body: { status } });
}

/** The ids of the orders that the mess's list and its kitchen have. */
export async function listed({ vendor, token }: OnlineMess): Promise<string[]> {
  const idsIn = ({ json }: Answer) => json.orders.map(({ id }: WireOrder) => id);
  const answers = [
    await call('GET', `/orders?vendorId=${vendor.id}`, { token }),
    await call('GET', '/kitchen', { token }),
  ];
  return answers.flatMap(idsIn);
}
