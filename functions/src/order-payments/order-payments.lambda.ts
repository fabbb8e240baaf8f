import type { Actor } from '../http/actor.ts';
import { httpFunction } from '../http/http-function.ts';
import { messRazorpayWebhook } from '../payments/receive-webhook.ts';
import { orderPaymentsRoutes } from '../routes/order-payments-routes.ts';
import { beginOrderPayment } from './begin-order-payment.ts';
import { getPaymentSettings } from './get-payment-settings.ts';
import { listTakings } from './list-takings.ts';
import { markReceived } from './mark-received.ts';
import { orderPaymentHandler } from './order-payment-handler.ts';
import { refundOrder } from './refund-order.ts';
import { removePaymentAccount } from './remove-payment-account.ts';
import { sayPaid } from './say-paid.ts';
import { setPaymentAccount } from './set-payment-account.ts';
import { setPaymentMethods } from './set-payment-methods.ts';
import { confirmUpi, setUpi } from './set-upi.ts';

type WebhookInput = Parameters<typeof messRazorpayWebhook>[1];

export const handler = httpFunction(orderPaymentsRoutes, {
  beginOrderPayment,
  confirmUpi,
  getPaymentSettings,
  listTakings,
  markReceived,
  messRazorpayWebhook: (actor: Actor, input: WebhookInput) =>
    messRazorpayWebhook(actor, input, orderPaymentHandler),
  refundOrder,
  removePaymentAccount,
  sayPaid,
  setPaymentAccount,
  setPaymentMethods,
  setUpi,
});
