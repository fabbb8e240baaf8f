import type { Actor } from '../http/actor.ts';
import { httpFunction } from '../http/http-function.ts';
import { messRazorpayWebhook } from '../payments/receive-webhook.ts';
import { orderPaymentsRoutes } from '../routes/order-payments-routes.ts';
import { getPaymentSettings } from './get-payment-settings.ts';
import { orderPaymentHandler } from './order-payment-handler.ts';
import { removePaymentAccount } from './remove-payment-account.ts';
import { setPaymentAccount } from './set-payment-account.ts';
import { setPaymentMethods } from './set-payment-methods.ts';

type WebhookInput = Parameters<typeof messRazorpayWebhook>[1];

export const handler = httpFunction(orderPaymentsRoutes, {
  getPaymentSettings,
  messRazorpayWebhook: (actor: Actor, input: WebhookInput) =>
    messRazorpayWebhook(actor, input, orderPaymentHandler),
  removePaymentAccount,
  setPaymentAccount,
  setPaymentMethods,
});
