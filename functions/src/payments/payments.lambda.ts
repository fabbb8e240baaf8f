import type { Actor } from '../http/actor.ts';
import { httpFunction } from '../http/http-function.ts';
import { purposeHandlers } from '../purpose-handlers.ts';
import { paymentsRoutes } from '../routes/payments-routes.ts';
import { getBilling } from '../subscriptions/get-billing.ts';
import { renewSubscription } from '../subscriptions/renew-subscription.ts';
import { setGstin } from '../subscriptions/set-gstin.ts';
import { checkSubdomain } from './check-subdomain.ts';
import { chooseSubdomain } from './choose-subdomain.ts';
import { confirmPayment } from './confirm-payment.ts';
import { createPaymentOrder } from './create-payment-order.ts';
import { extendHold } from './extend-hold.ts';
import { getPayment } from './get-payment.ts';
import { getPaymentSession } from './get-payment-session.ts';
import { listPayments } from './list-payments.ts';
import { razorpayWebhook } from './receive-webhook.ts';
import { retryProvisioning } from './retry-provisioning.ts';

/** Passes the handlers of all purposes to a use case that fulfils payments. */
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
  listPayments,
  razorpayWebhook: withHandlers(razorpayWebhook),
  renewSubscription,
  retryProvisioning: withHandlers(retryProvisioning),
  setGstin,
});
