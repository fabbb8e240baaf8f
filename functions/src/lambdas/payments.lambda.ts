import type { Actor } from '../http/actor.ts';
import { httpFunction } from '../http/http-function.ts';
import { checkSubdomain } from '../payments/check-subdomain.ts';
import { chooseSubdomain } from '../payments/choose-subdomain.ts';
import { confirmPayment } from '../payments/confirm-payment.ts';
import { createPaymentOrder } from '../payments/create-payment-order.ts';
import { extendHold } from '../payments/extend-hold.ts';
import { getPayment } from '../payments/get-payment.ts';
import { getPaymentSession } from '../payments/get-payment-session.ts';
import { getPlanRevenue } from '../payments/get-plan-revenue.ts';
import { listPayments } from '../payments/list-payments.ts';
import { razorpayWebhook } from '../payments/receive-webhook.ts';
import { retryProvisioning } from '../payments/retry-provisioning.ts';
import { paymentsRoutes } from '../routes/payments-routes.ts';
import { getBilling } from '../subscriptions/get-billing.ts';
import { renewSubscription } from '../subscriptions/renew-subscription.ts';
import { setGstin } from '../subscriptions/set-gstin.ts';
import { purposeHandlers } from './purpose-handlers.ts';

/** Passes the handlers of all payment purposes to a use case. */
function withHandlers<Input, Output>(
  useCase: (actor: Actor, input: Input, handlers: typeof purposeHandlers) => Output,
) {
  return (actor: Actor, input: Input) => useCase(actor, input, purposeHandlers);
}

export const handler = httpFunction(paymentsRoutes, {
  checkSubdomain,
  chooseSubdomain: withHandlers(chooseSubdomain),
  confirmPayment: withHandlers(confirmPayment),
  createPaymentOrder,
  extendHold,
  getBilling,
  getPayment,
  getPaymentSession,
  getPlanRevenue,
  listPayments,
  razorpayWebhook: withHandlers(razorpayWebhook),
  renewSubscription,
  retryProvisioning: withHandlers(retryProvisioning),
  setGstin,
});
