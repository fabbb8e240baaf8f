import { textOrderLink } from '../counter/text-order-link.ts';
import type { Actor } from '../http/actor.ts';
import { httpFunction } from '../http/http-function.ts';
import { beginOrderPayment } from '../order-payments/begin-order-payment.ts';
import { beginUpiCode } from '../order-payments/begin-upi-code.ts';
import { getPaymentSettings } from '../order-payments/get-payment-settings.ts';
import { listTakings } from '../order-payments/list-takings.ts';
import { markReceived } from '../order-payments/mark-received.ts';
import { orderPaymentHandler } from '../order-payments/order-payment-handler.ts';
import { refundOrder } from '../order-payments/refund-order.ts';
import { removePaymentAccount } from '../order-payments/remove-payment-account.ts';
import { reportPayment } from '../order-payments/report-payment.ts';
import { setPaymentAccount } from '../order-payments/set-payment-account.ts';
import { setPaymentMethods } from '../order-payments/set-payment-methods.ts';
import { confirmUpi, setUpi } from '../order-payments/set-upi.ts';
import { messRazorpayWebhook } from '../payments/receive-webhook.ts';
import { orderPaymentsRoutes } from '../routes/order-payments-routes.ts';

type WebhookInput = Parameters<typeof messRazorpayWebhook>[1];

export const handler = httpFunction(orderPaymentsRoutes, {
  beginOrderPayment,
  beginUpiCode,
  confirmUpi,
  getPaymentSettings,
  listTakings,
  markReceived,
  messRazorpayWebhook: (actor: Actor, input: WebhookInput) =>
    messRazorpayWebhook(actor, input, orderPaymentHandler),
  refundOrder,
  removePaymentAccount,
  reportPayment,
  setPaymentAccount,
  setPaymentMethods,
  setUpi,
  textOrderLink,
});
