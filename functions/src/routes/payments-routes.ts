import {
  getPayment,
  getPlanRevenue,
  listPayments,
  retryProvisioning,
} from '@thali/shared/payments/admin-payments.contract';
import { checkSubdomain } from '@thali/shared/payments/check-subdomain.contract';
import { chooseSubdomain } from '@thali/shared/payments/choose-subdomain.contract';
import { confirmPayment } from '@thali/shared/payments/confirm-payment.contract';
import { createPaymentOrder } from '@thali/shared/payments/create-payment-order.contract';
import { extendHold } from '@thali/shared/payments/extend-hold.contract';
import { getPaymentSession } from '@thali/shared/payments/payment-session.contract';
import { razorpayWebhook } from '@thali/shared/payments/razorpay-webhook.contract';
import { getBilling, renewSubscription } from '@thali/shared/subscriptions/billing.contract';
import { setGstin } from '@thali/shared/subscriptions/set-gstin.contract';
import { confirmationAccess, fulfilmentAccess } from './common-access.ts';
import type { HttpRoute } from './route-types.ts';

export const paymentsRoutes = [
  { contract: checkSubdomain, fn: 'payments', access: { table: ['GetItem'], secrets: ['order'] } },
  {
    contract: createPaymentOrder,
    fn: 'payments',
    access: {
      table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      secrets: ['order', 'razorpay'],
    },
  },
  {
    contract: extendHold,
    fn: 'payments',
    access: { table: ['GetItem', 'PutItem'], secrets: ['order'] },
  },
  { contract: confirmPayment, fn: 'payments', access: confirmationAccess },
  { contract: razorpayWebhook, fn: 'payments', access: fulfilmentAccess },
  {
    contract: getPaymentSession,
    fn: 'payments',
    access: { table: ['GetItem'], secrets: ['order'] },
  },
  { contract: chooseSubdomain, fn: 'payments', access: fulfilmentAccess },
  { contract: listPayments, fn: 'payments', access: { table: ['Query', 'BatchGetItem'] } },
  { contract: getPlanRevenue, fn: 'payments', access: { table: ['Query', 'BatchGetItem'] } },
  { contract: getPayment, fn: 'payments', access: { table: ['GetItem'] } },
  { contract: retryProvisioning, fn: 'payments', access: fulfilmentAccess },
  { contract: getBilling, fn: 'payments', access: { table: ['GetItem', 'Query'] } },
  { contract: setGstin, fn: 'payments', access: { table: ['UpdateItem'] } },
  {
    contract: renewSubscription,
    fn: 'payments',
    access: {
      table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      secrets: ['order', 'razorpay'],
    },
  },
] as const satisfies readonly HttpRoute[];
