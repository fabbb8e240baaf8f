import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { getPayment as contract } from '@thali/shared/payments/admin-payments.contract';
import type { Actor } from '../http/actor.ts';
import { isOrderPayment, type VendorPayment } from './payment-rows.ts';
import { readPayment } from './payments.table.ts';
import { toAdminPayment } from './to-admin-payment.ts';

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
