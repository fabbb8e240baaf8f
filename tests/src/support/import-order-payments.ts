import type { OrderPaymentRow } from '@thali/functions/payments/payment-rows';
import type { ProviderPayment } from '@thali/functions/payments/provider/razorpay-client';
import { importOrders } from './import-orders.ts';
import { importPayments } from './import-payments.ts';
import { atRazorpay } from './mess-account.ts';
import type { OnlineMess } from './pay-online.ts';

export type OrderPaymentUseCases = Awaited<ReturnType<typeof importOrderPayments>>;

/** Imports use cases of orders and payments into this process, for tests with a changed clock or faults. */
export async function importOrderPayments() {
  const payments = await importPayments();
  const [job, begin, refund, recheck, change, end, cancel, orders, { table }] = await Promise.all([
    import('@thali/functions/order-payments/cancel-unpaid-orders'),
    import('@thali/functions/order-payments/begin-online-payment'),
    import('@thali/functions/order-payments/refund-order'),
    import('@thali/functions/order-payments/recheck-refund'),
    import('@thali/functions/orders/changes/change-order-status'),
    import('@thali/functions/orders/changes/end-uncollected-order'),
    import('@thali/functions/orders/changes/cancel-order'),
    import('@thali/functions/orders/store/orders.table'),
    import('@thali/functions/table/table-client'),
  ]);
  const { place } = await importOrders();
  const staff = (vendorId: string) => ({ role: 'vendor', userId: 'staff', vendorId }) as const;
  return {
    ...payments,
    table,
    place,
    readOrder: orders.readOrder,
    cancelUnlessPaid: job.cancelUnlessPaid,
    begin: async (orderId: string) => (await begin.beginOnlinePayment(orderId)).id,
    move: (
      vendorId: string,
      orderId: string,
      status: 'confirmed' | 'preparing' | 'ready' | 'completed' | 'cancelled',
    ) => change.changeOrderStatus(staff(vendorId), { params: { orderId }, body: { status } }),
    endUncollected: (vendorId: string, orderId: string) =>
      end.endUncollectedOrder(staff(vendorId), {
        params: { orderId },
        body: { returnPortions: true, reason: 'not_collected' },
      }),
    cancelByGuest: (orderId: string, phone: string) =>
      cancel.cancelOrder({ role: 'guest' }, { params: { orderId }, query: { phone }, headers: {} }),
    async refundOnePortion(vendorId: string, orderId: string) {
      const order = await orders.readOrder(orderId);
      const { refundDuePaise = 0, refundedPaise = 0 } = order?.payment ?? {};
      const refundedBefore = Math.max(refundDuePaise, refundedPaise) / 100;
      const body = { refundedBefore, lines: [{ index: 0, quantity: 1 }] };
      return refund.refundOrder(staff(vendorId), { params: { orderId }, body });
    },
    /** Reports a failed refund of a payment. */
    async reportFailedRefund({ order_id, id }: ProviderPayment) {
      const payment = order_id ? await payments.readPayment(order_id) : undefined;
      if (payment?.purpose === 'order') await recheck.recheckRefund(payment, id);
    },
    /** Reports a state of a payment, as a webhook or a browser does. */
    async reportPayment(reported: ProviderPayment) {
      const payment = reported.order_id ? await payments.readPayment(reported.order_id) : undefined;
      if (!payment) return;
      if ((await payments.recordPayment(payment, reported)) === 'paid') {
        await payments.fulfil(payment.orderId);
      }
    },
  };
}

/** All payment attempts of a payment order at Razorpay. */
export async function attemptsOf(
  { account }: Pick<OnlineMess, 'account'>,
  { orderId }: Pick<OrderPaymentRow, 'orderId'>,
): Promise<ProviderPayment[]> {
  const path = `/v1/orders/${orderId}/payments`;
  const answer = await atRazorpay<{ items: ProviderPayment[] }>('GET', path, undefined, account);
  return answer.items;
}
