import { textOrderLink } from '@thali/shared/counter/text-order-link.contract';
import { listTakings } from '@thali/shared/order-payments/list-takings.contract';
import { beginOrderPayment, reportPayment } from '@thali/shared/order-payments/pay-order.contract';
import {
  confirmUpi,
  getPaymentSettings,
  removePaymentAccount,
  setPaymentAccount,
  setPaymentMethods,
  setUpi,
} from '@thali/shared/order-payments/payment-settings.contract';
import {
  markReceived,
  refundOrder,
} from '@thali/shared/order-payments/receive-order-payment.contract';
import { beginUpiCode } from '@thali/shared/order-payments/upi-code.contract';
import { messRazorpayWebhook } from '@thali/shared/payments/razorpay-webhook.contract';
import type { HttpRoute } from './route-types.ts';

/** The access to change a payment setting, with the rate limit and the notice to the owner. */
const changeSettingAccess = {
  table: ['GetItem', 'PutItem', 'UpdateItem'],
  sms: true,
  email: true,
} as const;

export const orderPaymentsRoutes = [
  { contract: getPaymentSettings, fn: 'order-payments', access: { table: ['GetItem'] } },
  {
    contract: setPaymentAccount,
    fn: 'order-payments',
    access: { ...changeSettingAccess, secrets: ['razorpay'], seals: ['Encrypt'] },
  },
  { contract: removePaymentAccount, fn: 'order-payments', access: changeSettingAccess },
  { contract: setPaymentMethods, fn: 'order-payments', access: changeSettingAccess },
  {
    contract: messRazorpayWebhook,
    fn: 'order-payments',
    access: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      seals: ['Decrypt'],
    },
  },
  { contract: setUpi, fn: 'order-payments', access: changeSettingAccess },
  { contract: confirmUpi, fn: 'order-payments', access: changeSettingAccess },
  {
    contract: beginOrderPayment,
    fn: 'order-payments',
    access: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
      secrets: ['order'],
      seals: ['Decrypt'],
    },
  },
  {
    contract: reportPayment,
    fn: 'order-payments',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'], secrets: ['order'] },
  },
  {
    contract: beginUpiCode,
    fn: 'order-payments',
    access: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'], seals: ['Decrypt'] },
  },
  {
    contract: textOrderLink,
    fn: 'order-payments',
    access: { table: ['GetItem', 'UpdateItem'], secrets: ['order'], sms: true },
  },
  {
    contract: markReceived,
    fn: 'order-payments',
    access: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      seals: ['Decrypt'],
    },
  },
  {
    contract: refundOrder,
    fn: 'order-payments',
    access: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      seals: ['Decrypt'],
    },
  },
  { contract: listTakings, fn: 'order-payments', access: { table: ['Query'] } },
] as const satisfies readonly HttpRoute[];
