import { orderPaymentHandler } from '../order-payments/order-payment-handler.ts';
import type { PurposeHandlers } from '../payments/purpose-handler.ts';
import { newVendorHandler, renewalHandler } from '../subscriptions/plan-handlers.ts';
import { settlementHandler } from '../wallet/settlement-handler.ts';

/** Who handles what a payment is for. Only the handlers of functions import this: it reaches every feature. */
export const purposeHandlers: PurposeHandlers = {
  plan: newVendorHandler,
  renewal: renewalHandler,
  settlement: settlementHandler,
  order: orderPaymentHandler,
};
