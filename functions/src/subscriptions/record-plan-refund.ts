import { log } from '../log.ts';
import type { PlanPayment } from '../payments/payment-rows.ts';
import { noteRefund } from '../payments/payments.table.ts';

/**
 * Money of a plan was given back. A mess that is not made yet is not made then; one that is there keeps its
 * plan until a person decides, for whom this is logged, once for each amount. What an order was paid with a second
 * time goes back without touching the plan.
 */
export async function notePlanRefund(
  payment: PlanPayment,
  paymentId: string,
  refundedPaise: number,
): Promise<void> {
  const { orderId, vendorId, purpose, step, amountPaise } = payment;
  if (payment.status === 'paid' && payment.paymentId !== paymentId) return;
  if (!(await noteRefund(orderId, refundedPaise))) return;
  log.warn('a payment of a plan was given back', {
    order_id: orderId,
    vendor_id: vendorId,
    purpose,
    refunded_paise: refundedPaise,
    amount_paise: amountPaise,
    is_active: step === 'done',
  });
}
