import { randomBytes } from 'node:crypto';
import type { OutputOf } from '@thali/shared/http/http-contract';
import { encodeCrockford } from '@thali/shared/ids/crockford';
import { toRupees } from '@thali/shared/money/paise';
import type { createPaymentOrder } from '@thali/shared/payments/create-payment-order.contract';
import type { CheckoutOrder } from '@thali/shared/payments/payment-fields';
import type * as z from 'zod/mini';
import type { KeyWritesOf } from './once-by-key.ts';
import { isOrderPayment, type PaymentRow, type PlanPayment } from './payment-rows.ts';
import { insertPayment } from './payments.table.ts';
import { createProviderOrder } from './provider/razorpay-client.ts';
import { type RazorpayKeys, readRazorpayKeys } from './provider/razorpay-keys.ts';
import { sessionTokenOf } from './session-token.ts';

const retentionDays = 30;

type NewPlanPayment = Pick<
  PlanPayment,
  | 'purpose'
  | 'planId'
  | 'amountPaise'
  | 'vendorId'
  | 'userId'
  | 'hasAccount'
  | 'heldBy'
  | 'fromPlanId'
  | 'details'
>;

/** Creates the provider's order for a plan. Stores the payment before the buyer gets the order's id. */
export async function createPlanPayment(
  payment: NewPlanPayment,
  keyWritesOf: KeyWritesOf,
): Promise<PlanPayment> {
  const row = {
    ...payment,
    ...(await createOrderAtProvider(payment.amountPaise, await readRazorpayKeys())),
  };
  await insertPayment(row, keyWritesOf(row.orderId));
  return row;
}

/** Creates an order at the provider; without keys, a mock order. Returns the fields of the new payment. */
export async function createOrderAtProvider(amountPaise: number, keys: RazorpayKeys | undefined) {
  const reference = encodeCrockford(randomBytes(20), 20);
  return keys
    ? newPaymentFields(
        await createProviderOrder(keys, { amountPaise, receipt: reference }),
        'razorpay',
      )
    : newPaymentFields(`order_mock_${reference}`, 'mock');
}

/** The fields that every new payment has. */
export function newPaymentFields(orderId: string, mode: PaymentRow['mode']) {
  const time = new Date().toISOString();
  return {
    orderId,
    mode,
    status: 'created' as const,
    expiresAt: Math.floor(Date.now() / 1000) + retentionDays * 86_400,
    createdAt: time,
    updatedAt: time,
  };
}

export async function toPaymentOrder(
  payment: PlanPayment,
): Promise<OutputOf<typeof createPaymentOrder>> {
  return { ...(await toCheckoutOrder(payment)), planId: payment.planId };
}

/** The input of Checkout. */
export async function toCheckoutOrder(payment: PaymentRow): Promise<z.input<typeof CheckoutOrder>> {
  const { orderId, amountPaise, mode } = payment;
  return {
    id: orderId,
    amount: toRupees(amountPaise),
    currency: 'INR',
    keyId: isOrderPayment(payment) ? payment.keyId : ((await readRazorpayKeys())?.keyId ?? null),
    mock: mode === 'mock',
    sessionToken: await sessionTokenOf(orderId),
  };
}
