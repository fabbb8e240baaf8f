import type { Plan } from '@thali/shared/plans/plan-catalogue';
import type { PaymentSession } from './payment-session.ts';
import type { PurchaseSession } from './purchase-session.ts';

export type PlanCardState =
  | 'buy-now'
  | 'contact-sales'
  | 'main-domain-only'
  | 'checking'
  | 'activation-pending'
  | 'payment-completed'
  | 'account-active';

interface Known {
  plan: Pick<Plan, 'id' | 'monthlyPaise'>;
  isTenant: boolean;
  /** What this tab bought. */
  purchase: Pick<PurchaseSession, 'planId' | 'completed'> | undefined;
  /** What the server says about it; undefined: not yet. */
  session: Pick<PaymentSession, 'card' | 'paymentStatus' | 'refunded'> | undefined;
}

/** How a plan's card stands. Rule: plans-15 */
export function planCardState({ plan, isTenant, purchase, session }: Known): PlanCardState {
  if (isTenant) return 'main-domain-only';
  if (purchase?.completed && purchase.planId === plan.id) {
    if (!session) return 'checking';
    if (session.card !== 'buy-now') return session.card;
    // Paid, as this browser knows, and Razorpay has not told the server yet.
    if (!session.refunded && session.paymentStatus !== 'failed') return 'activation-pending';
  }
  return plan.monthlyPaise === undefined ? 'contact-sales' : 'buy-now';
}
