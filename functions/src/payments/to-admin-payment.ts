import { toRupees } from '@thali/shared/money/paise';
import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import { isPlanPayment, type VendorPayment } from './payment-rows.ts';

export function toAdminPayment(row: VendorPayment): AdminPayment {
  return {
    orderId: row.orderId,
    purpose: row.purpose,
    status: row.status,
    isMock: row.mode === 'mock',
    planId: isPlanPayment(row) ? row.planId : null,
    fromPlanId: (isPlanPayment(row) && row.fromPlanId) || null,
    amount: toRupees(row.amountPaise),
    refundedAmount: toRupees(row.refundedPaise ?? 0),
    paymentId: row.paymentId ?? null,
    paidVia: row.paidVia ?? null,
    lastFailure: row.lastFailure ?? null,
    vendorId: row.vendorId,
    subdomain: row.details.subdomain,
    messName: row.details.messName,
    email: row.details.email,
    provisioning: {
      step: row.step ?? null,
      attempts: row.attempts ?? 0,
      failure: row.failure ?? null,
      stopped: row.stoppedAt !== undefined,
    },
    createdAt: row.createdAt,
    paidAt: row.paidAt ?? null,
  };
}
