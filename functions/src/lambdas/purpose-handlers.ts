import { orderPaymentHandler } from '../order-payments/order-payment-handler.ts';
import type { PurposeHandlers } from '../payments/purpose-handler.ts';
import { newVendorHandler, renewalHandler } from '../subscriptions/plan-handlers.ts';
import { settlementHandler } from '../wallet/settlement-handler.ts';

/**
 * The handler for each purpose of a payment. Only lambdas may import this file, because it depends on every feature.
 */
export const purposeHandlers: PurposeHandlers = {
  plan: newVendorHandler,
  renewal: renewalHandler,
  settlement: settlementHandler,
  order: orderPaymentHandler,
};
