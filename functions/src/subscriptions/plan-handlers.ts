import { runOnce } from '../fulfilment/run-once.ts';
import type { PlanPayment } from '../payments/payment-rows.ts';
import type { PurposeHandler } from '../payments/purpose-handler.ts';
import { applyRenewal } from './apply-renewal.ts';
import { provisionVendor } from './provisioning/provision-vendor.ts';
import { hasSignedIn } from './provisioning/send-welcome.ts';
import { recordPlanRefund } from './record-plan-refund.ts';

/** A plan that brings a new vendor. */
export const newVendorHandler: PurposeHandler<PlanPayment> = {
  fulfil: (payment, options = {}) => runOnce(payment, options, provisionVendor),
  // After a crash in the welcome step only the vendor's first sign-in proves that the e-mail arrived.
  async checkStopped(payment) {
    if (payment.step !== 'welcome' || !payment.welcomeBegunBy) return;
    if (await hasSignedIn(payment)) await newVendorHandler.fulfil(payment, { resumes: true });
  },
  recordRefund: recordPlanRefund,
};

/** One more month for an existing vendor. */
export const renewalHandler: PurposeHandler<PlanPayment> = {
  fulfil: (payment, options = {}) => runOnce(payment, options, applyRenewal),
  recordRefund: recordPlanRefund,
};
