import { holdMinutes } from '@thali/shared/payments/hold-minutes';
import { ApiError } from '../../lib/api/api-error.ts';
import { paymentToasts } from '../../lib/payments/payment-toasts.ts';
import type { PlanForSale } from '../shared/plan-for-sale.ts';
import { type Details, type DetailsProblem, orderProblem } from './check-details.ts';
import { closePlanOrder, openPlanOrder, type PlanOrder } from './create-payment-order.ts';
import { forgetDraft } from './draft-details.ts';
import { findPaidPurchase, type PaidStage } from './find-paid-purchase.ts';
import { type PaymentOutcome, payPlanOrder } from './pay-plan-order.ts';
import { chooseSubdomainUrl, readPaymentSession } from './payment-session.ts';
import { type PurchaseSession, storePurchase } from './purchase-session.ts';
import { forgetHold, storeHold } from './stored-hold.ts';

export type PurchaseStage =
  | { name: 'closed' }
  | { name: 'form'; plan: PlanForSale; problem?: DetailsProblem; note?: string | undefined }
  | { name: 'ordering' | 'checkout' | 'confirming'; plan: PlanForSale }
  | PaidStage
  | { name: 'unconfirmed'; message: string };

export interface PurchaseEnd {
  /** The screen at the end of the purchase. */
  stage: PurchaseStage;
  showResult?: () => void;
}

/** Runs the payment order, the checkout and the confirmation. Rule: plans-6 */
export async function buyPlan(
  plan: PlanForSale,
  details: Details,
  onStep: (name: 'checkout' | 'confirming') => void,
): Promise<PurchaseEnd> {
  let order: PlanOrder;
  try {
    order = await openPlanOrder(plan, details);
  } catch (error) {
    const isPaid = error instanceof ApiError && error.code === 'PLAN_ALREADY_PAID';
    const paidPurchase = isPaid ? await findPaidPurchase() : undefined;
    if (paidPurchase) return { stage: paidPurchase };
    return { stage: { name: 'form', plan, problem: orderProblem(error) } };
  }
  const session = startedSession(order, plan, details);
  storePurchase(session);
  storeHold(session.subdomain, session.token, holdMinutes.atOrder);
  if (!order.mock) onStep('checkout');
  const { sessionId } = session;
  const onConfirming = () => onStep('confirming');
  const outcome = await payPlanOrder({ order, plan, details, sessionId, onConfirming });
  if (outcome.kind === 'paid' || outcome.kind === 'unconfirmed') {
    closePlanOrder();
    storePurchase({ ...session, completed: true });
  }
  if (outcome.kind !== 'paid') return endOf(outcome, plan);
  forgetHold();
  forgetDraft();
  return paidEnd(plan, details.email.trim(), session.token);
}

/** Ignores a failed read, because the plan's card reports a lost subdomain later. */
async function paidEnd(plan: PlanForSale, email: string, token: string): Promise<PurchaseEnd> {
  const chooseUrl = chooseSubdomainUrl(
    token,
    await readPaymentSession(token).catch(() => undefined),
  );
  const resultText = chooseUrl
    ? 'Please choose another web address.'
    : `Your ${plan.name} subscription is active!`;
  return {
    stage: { name: 'paid', planName: plan.name, email, token, chooseUrl },
    showResult: () => paymentToasts.succeeded(resultText),
  };
}

function endOf(outcome: Exclude<PaymentOutcome, { kind: 'paid' }>, plan: PlanForSale): PurchaseEnd {
  switch (outcome.kind) {
    case 'closed':
      return { stage: { name: 'form', plan } };
    case 'lost':
      return { stage: { name: 'form', plan, problem: orderProblem(outcome.refusal) } };
    case 'failed':
      return {
        stage: { name: 'form', plan, problem: { message: outcome.message, isAnnounced: true } },
        showResult: () => paymentToasts.failed(outcome.message),
      };
    case 'unconfirmed':
      return {
        stage: { name: 'unconfirmed', message: outcome.message },
        showResult: () => paymentToasts.failed(outcome.message),
      };
  }
}

function startedSession(order: PlanOrder, plan: PlanForSale, details: Details): PurchaseSession {
  return {
    sessionId: crypto.randomUUID(),
    completed: false,
    orderId: order.id,
    planId: plan.id,
    planName: plan.name,
    subdomain: details.subdomain,
    timestamp: Date.now(),
    token: order.sessionToken,
  };
}
