import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toRupees } from '@thali/shared/money/paise';
import type {
  AdminPayment,
  getPayment as contract,
} from '@thali/shared/payments/admin-payments.contract';
import type { Actor } from '../http/actor.ts';
import { isOrderPayment, isPlanPayment, type VendorPayment } from './payment-rows.ts';
import { readPayment } from './payments.table.ts';

export async function getPayment(
  _actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return { payment: toAdminPayment(await readKnownPayment(params.paymentOrderId)) };
}

/** @throws AppError PAYMENT_NOT_FOUND */
export async function readKnownPayment(orderId: string): Promise<VendorPayment> {
  const payment = await readPayment(orderId);
  if (!payment || isOrderPayment(payment))
    throw new AppError('PAYMENT_NOT_FOUND', 'There is no such payment.');
  return payment;
}

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
