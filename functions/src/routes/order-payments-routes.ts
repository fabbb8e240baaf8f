import {
  getPaymentSettings,
  removePaymentAccount,
  setPaymentAccount,
  setPaymentMethods,
} from '@thali/shared/order-payments/payment-settings.contract';
import { messRazorpayWebhook } from '@thali/shared/payments/razorpay-webhook.contract';
import type { HttpRoute } from './route-types.ts';

/** A changed setting: who it is counted for, the change, and the notice of it. */
const changed = { table: ['GetItem', 'PutItem', 'UpdateItem'], email: true } as const;

export const orderPaymentsRoutes = [
  { contract: getPaymentSettings, fn: 'order-payments', access: { table: ['GetItem'] } },
  {
    contract: setPaymentAccount,
    fn: 'order-payments',
    access: { ...changed, secrets: ['razorpay'], seals: ['Encrypt'] },
  },
  { contract: removePaymentAccount, fn: 'order-payments', access: changed },
  { contract: setPaymentMethods, fn: 'order-payments', access: changed },
  {
    contract: messRazorpayWebhook,
    fn: 'order-payments',
    access: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      seals: ['Decrypt'],
    },
  },
] as const satisfies readonly HttpRoute[];
