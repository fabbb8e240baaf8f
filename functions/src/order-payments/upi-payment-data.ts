import { orderLabel } from '@thali/shared/ids/order-id';
import { toRupees } from '@thali/shared/money/paise';
import { toMethodSwitches } from '@thali/shared/order-payments/methods-of';
import type { UpiPaymentData } from '@thali/shared/order-payments/pay-order.contract';
import { upiLink, upiNote } from '@thali/shared/order-payments/upi-link';
import { payablePaise } from '../orders/changes/payment-at-end.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';
import { paymentMethodUnavailable } from './payment-method-unavailable.ts';

/**
 * The exact amount, and the mess's current and confirmed UPI ID.
 * @throws AppError PAYMENT_METHOD_UNAVAILABLE
 * Rule: pay-13
 */
export function toUpiPaymentData(
  order: OrderRecord,
  vendor: VendorRow | undefined,
): UpiPaymentData {
  const upi = confirmedUpi(vendor);
  if (!vendor || !upi) {
    throw paymentMethodUnavailable('This mess no longer takes UPI. Please pay at the counter.');
  }
  const amountPaise = payablePaise(order);
  const name = order.token === undefined ? orderLabel(order) : `token ${order.token}`;
  const payee = {
    upiId: upi.id,
    payeeName: upi.payeeName,
    note: upiNote(vendor.displayName, name),
    reference: order.id.slice(-16),
  };
  const link = upiLink({ ...payee, amountPaise });
  return { kind: 'upi', ...payee, amount: toRupees(amountPaise), link };
}

/** The UPI ID that guests may pay to now. */
export function confirmedUpi(vendor: VendorRow | undefined) {
  const payment = vendor?.settings.payment;
  return toMethodSwitches(payment).upi && payment?.upi?.confirmedAt ? payment.upi : undefined;
}
