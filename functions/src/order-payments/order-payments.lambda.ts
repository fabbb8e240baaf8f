import { httpFunction } from '../http/http-function.ts';
import { orderPaymentsRoutes } from '../routes/order-payments-routes.ts';
import { beginOrderPayment } from './begin-order-payment.ts';
import { listTakings } from './list-takings.ts';
import { markReceived } from './mark-received.ts';
import { refundOrder } from './refund-order.ts';
import { sayPaid } from './say-paid.ts';
import { confirmUpi, setUpi } from './set-upi.ts';

export const handler = httpFunction(orderPaymentsRoutes, {
  beginOrderPayment,
  confirmUpi,
  listTakings,
  markReceived,
  refundOrder,
  sayPaid,
  setUpi,
});
