import { listTakings } from '@thali/shared/order-payments/list-takings.contract';
import { beginOrderPayment, sayPaid } from '@thali/shared/order-payments/pay-order.contract';
import {
  markReceived,
  refundOrder,
} from '@thali/shared/order-payments/receive-order-payment.contract';
import { confirmUpi, setUpi } from '@thali/shared/order-payments/upi-account.contract';
import type { HttpRoute } from './route-types.ts';

/** What changing the mess's UPI id takes, of which its owner hears. */
const changedUpi = { table: ['GetItem', 'UpdateItem'], sms: true, email: true } as const;

export const orderPaymentsRoutes = [
  { contract: setUpi, fn: 'order-payments', access: changedUpi },
  { contract: confirmUpi, fn: 'order-payments', access: changedUpi },
  {
    contract: beginOrderPayment,
    fn: 'order-payments',
    access: { table: ['GetItem', 'UpdateItem'], secrets: ['order'] },
  },
  {
    contract: sayPaid,
    fn: 'order-payments',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'], secrets: ['order'] },
  },
  { contract: markReceived, fn: 'order-payments', access: { table: ['GetItem', 'PutItem'] } },
  { contract: refundOrder, fn: 'order-payments', access: { table: ['GetItem', 'PutItem'] } },
  { contract: listTakings, fn: 'order-payments', access: { table: ['Query'] } },
] as const satisfies readonly HttpRoute[];
