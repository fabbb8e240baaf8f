import { randomBytes } from 'node:crypto';
import type { OutputOf } from '@thali/shared/http/http-contract';
import { encodeCrockford } from '@thali/shared/ids/crockford';
import { toRupees } from '@thali/shared/money/paise';
import type { createPaymentOrder } from '@thali/shared/payments/create-payment-order.contract';
import type { PaymentRow } from './payment-rows.ts';
import { insertPayment } from './payments.table.ts';
import { createProviderOrder } from './provider/razorpay-client.ts';
import { razorpayKeys } from './provider/razorpay-keys.ts';
import { sessionTokenOf } from './session-token.ts';

const rememberedDays = 30;

type NewPayment = Pick<
  PaymentRow,
  'purpose' | 'planId' | 'amountPaise' | 'vendorId' | 'userId' | 'hasAccount' | 'heldBy' | 'details'
>;

/**
 * Makes the provider's order and writes down what it is for. Nobody can pay before that: the id is told
 * after it. Without keys it is a mock.
 */
export async function openOrder(payment: NewPayment): Promise<PaymentRow> {
  const keys = await razorpayKeys();
  const reference = encodeCrockford(randomBytes(20), 20);
  const { amountPaise } = payment;
  const orderId = keys
    ? await createProviderOrder(keys, { amountPaise, receipt: reference })
    : `order_mock_${reference}`;
  const time = new Date().toISOString();
  const row: PaymentRow = {
    ...payment,
    orderId,
    mode: keys ? 'razorpay' : 'mock',
    status: 'created',
    expiresAt: Math.floor(Date.now() / 1000) + rememberedDays * 86_400,
    createdAt: time,
    updatedAt: time,
  };
  await insertPayment(row);
  return row;
}

export async function toPaymentOrder(
  payment: PaymentRow,
): Promise<OutputOf<typeof createPaymentOrder>> {
  const { orderId, amountPaise, mode, planId } = payment;
  return {
    id: orderId,
    amount: toRupees(amountPaise),
    currency: 'INR',
    keyId: (await razorpayKeys())?.keyId ?? null,
    mock: mode === 'mock',
    planId,
    sessionToken: await sessionTokenOf(orderId),
  };
}
