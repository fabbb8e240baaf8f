import { log } from '../logs/log.ts';
import { isPaidByAnother, type PlanPayment } from '../payments/payment-rows.ts';
import { recordRefund } from '../payments/payments.table.ts';

/**
 * Records a refund of a plan. A vendor that does not exist yet is then not made; an existing one keeps its plan
 * until a person decides, for whom each new amount is logged once. A refund of a second payment of the same
 * order does not touch the plan.
 */
export async function recordPlanRefund(
  payment: PlanPayment,
  paymentId: string,
  refundedPaise: number,
): Promise<void> {
  const { orderId, vendorId, purpose, step, amountPaise } = payment;
  if (isPaidByAnother(payment, paymentId)) return;
  if (!(await recordRefund(orderId, refundedPaise))) return;
  log.warn('a payment of a plan was given back', {
    order_id: orderId,
    vendor_id: vendorId,
    purpose,
    refunded_paise: refundedPaise,
    amount_paise: amountPaise,
    is_active: step === 'receipt' || step === 'done',
  });
}
