import { toRupees } from '@thali/shared/money/paise';
import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import type { PlanForSale } from '../shared/plan-for-sale.ts';
import type { Details } from './check-details.ts';
import { storedHold } from './stored-hold.ts';

export type PlanOrder = AnswerOf<'POST /payments/create-razorpay-order'>;

let latestOrder: { key: string; bodyText: string } | undefined;

/**
 * Requests the payment order of a plan. Repeated details get the same order, for example after a closed Checkout, so
 * that a buyer pays only once.
 * @throws ApiError, NetworkError
 */
export function openPlanOrder(plan: PlanForSale, details: Details): Promise<PlanOrder> {
  const body = planOrderBody(plan, details);
  const bodyText = JSON.stringify(body);
  if (latestOrder?.bodyText !== bodyText) latestOrder = { key: crypto.randomUUID(), bodyText };
  const heldToken = storedHold()?.token;
  return callApi('POST /payments/create-razorpay-order', {
    body,
    headers: heldToken ? { 'x-payment-session': heldToken } : {},
    idempotencyKey: latestOrder.key,
    quiet: true,
  });
}

export function planOrderBody(plan: PlanForSale, details: Details) {
  return {
    amount: toRupees(plan.monthlyPaise),
    currency: 'INR' as const,
    planId: plan.id,
    vendorDetails: vendorDetails(details),
  };
}

export function vendorDetails({ agree: _, ...texts }: Details) {
  const { messName, subdomain, name, email, phone, address } = texts;
  return {
    email: email.trim(),
    name: name.trim(),
    phone: phone.trim(),
    messName: messName.trim(),
    subdomain,
    address: address.trim(),
  };
}

/** Call after the payment, so that the same details start a new purchase. */
export function closePlanOrder(): void {
  latestOrder = undefined;
}
