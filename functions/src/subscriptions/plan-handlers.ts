import { runOnce } from '../fulfilment/run-once.ts';
import { log } from '../logs/log.ts';
import { isPaidByAnother, type PlanPayment } from '../payments/payment-rows.ts';
import { recordRefund } from '../payments/payments.table.ts';
import type { PurposeHandler } from '../payments/purpose-handler.ts';
import { applyRenewal } from './apply-renewal.ts';
import { provisionVendor } from './provisioning/provision-vendor.ts';
import { hasSignedIn } from './provisioning/send-welcome.ts';

/** Handles a plan for a new vendor. */
export const newVendorHandler: PurposeHandler<PlanPayment> = {
  fulfil: (payment, options = {}) => runOnce(payment, options, provisionVendor),
  // After a crash in the welcome step, only the vendor's first sign-in proves that the e-mail arrived.
  async checkStopped(payment) {
    if (payment.step !== 'welcome' || !payment.welcomeBegunBy) return;
    if (await hasSignedIn(payment)) await newVendorHandler.fulfil(payment, { resumes: true });
  },
  recordRefund: recordPlanRefund,
};

/** Handles a further month for an existing vendor. */
export const renewalHandler: PurposeHandler<PlanPayment> = {
  fulfil: (payment, options = {}) => runOnce(payment, options, applyRenewal),
  recordRefund: recordPlanRefund,
};

/**
 * Records a refund of a plan. A refund stops the creation of a new vendor. An existing vendor keeps its plan until a
 * person decides; the log names each new amount once. Ignores refunds of a second payment of the same order.
 */
async function recordPlanRefund(
  payment: PlanPayment,
  paymentId: string,
  refundedPaise: number,
): Promise<void> {
  const { orderId, vendorId, purpose, step, amountPaise } = payment;
  if (isPaidByAnother(payment, paymentId)) return;
  if (!(await recordRefund(orderId, refundedPaise))) return;
  log.warn('plan payment refunded', {
    order_id: orderId,
    vendor_id: vendorId,
    purpose,
    refunded_paise: refundedPaise,
    amount_paise: amountPaise,
    is_active: step === 'receipt' || step === 'done',
  });
}
