import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { canPayByUpi } from '@thali/shared/order-payments/can-pay-by-upi';
import { toMethodSwitches } from '@thali/shared/order-payments/methods-of';
import type { beginUpiCode as contract } from '@thali/shared/order-payments/upi-code.contract';
import type { Actor } from '../http/actor.ts';
import { log } from '../logs/log.ts';
import { readOrderOfMess } from '../orders/reading/get-order.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { readAccountKeys } from '../payments/accounts/account-keys.ts';
import { newPaymentFields } from '../payments/create-plan-payment.ts';
import { readOrderPayment } from '../payments/payments.table.ts';
import { isProviderFailure } from '../payments/provider/provider-failures.ts';
import { closeQrCode, createQrCode } from '../payments/provider/razorpay-client.ts';
import { readVendor } from '../vendors/vendors.table.ts';
import { openOrderPayment, type PaymentKind } from './open-order-payment.ts';
import { paymentMethodUnavailable } from './payment-method-unavailable.ts';

/** Razorpay requires at least 15 minutes. */
const openMs = 20 * 60_000;
/** A code that closes sooner is replaced, so the guest has enough time. */
const minOpenMs = 2 * 60_000;
const minPaise = 100;

/**
 * A single-use QR code of the mess's own Razorpay account for the exact amount. A repeat returns the same code while
 * it is open.
 * Rule: counter-14
 */
export async function beginUpiCode(
  _actor: Actor,
  { params: { orderId } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { vendorId } = await readOrderOfMess(orderId);
  const vendor = await readVendor(vendorId);
  if (!toMethodSwitches(vendor?.settings.payment).online) throw upiCodesUnavailable();
  const { orderId: qrId, qrCode } = await openOrderPayment(orderId, upiCode);
  if (!qrCode) throw upiCodesUnavailable();
  return { link: qrCode.link, qrId, expiresAt: qrCode.closesAt };
}

const upiCode: PaymentKind = {
  assertPayable(order) {
    if (!canPayByUpi(order, Date.now()))
      throw paymentMethodUnavailable('This order cannot be paid by UPI.');
  },
  // Any payment closes a code, even a payment of a wrong amount.
  isOpen: ({ qrCode, status }) =>
    qrCode !== undefined &&
    status === 'created' &&
    Date.parse(qrCode.closesAt) - Date.now() > minOpenMs,
  async create(amountPaise, keys) {
    if (amountPaise < minPaise || !mayHaveUpiCodes(keys.keyId)) throw upiCodesUnavailable();
    const closesAt = new Date(Date.now() + openMs);
    const code = await createQrCode(keys, { amountPaise, closesAt });
    if (!code) {
      accountsWithoutCodes.set(keys.keyId, Date.now());
      throw upiCodesUnavailable();
    }
    const qrCode = { link: code.link, closesAt: closesAt.toISOString() };
    return { ...newPaymentFields(code.id, 'razorpay'), qrCode };
  },
};

/** The time of an account's last refused code, by key id. Saves calls to Razorpay that would fail. */
const accountsWithoutCodes = new Map<string, number>();
const retryAfterMs = 60 * 60_000;

function mayHaveUpiCodes(keyId: string): boolean {
  return Date.now() - (accountsWithoutCodes.get(keyId) ?? 0) > retryAfterMs;
}

function upiCodesUnavailable() {
  return paymentMethodUnavailable('This mess has no single-use UPI codes.');
}

/** Closes the code of an order that was paid in another way. A payment that still arrives is refunded. Rule: pay-24 */
export async function closeUpiCode({ vendorId, payment }: OrderRecord): Promise<void> {
  const row = payment?.orderId ? await readOrderPayment(payment.orderId) : undefined;
  if (!row?.qrCode || row.status === 'paid' || Date.parse(row.qrCode.closesAt) < Date.now()) return;
  try {
    const keys = await readAccountKeys(vendorId, row.keyId);
    if (keys) await closeQrCode(keys, row.orderId);
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    log.warn('UPI code not closed', { order_id: row.orderId, error });
  }
}
