import type { Plan } from '@thali/shared/plans/plan-catalogue';
import { Button } from '../../lib/ui/button.tsx';
import type { PaymentSession } from './payment-session.ts';
import type { PurchaseSession } from './purchase-session.ts';

/** The button labels of a card without a purchase. */
const offers = {
  'buy-now': 'Buy Now',
  'contact-sales': 'Contact Sales',
  'main-domain-only': 'Available on Main Domain Only',
};

type Offer = keyof typeof offers;

export function isOffer(state: PlanCardState): state is Offer {
  return state in offers;
}

interface PlanOfferProps {
  plan: Plan;
  offer: Offer;
  onTake: () => void;
}

export function PlanOffer({ plan, offer, onTake }: PlanOfferProps) {
  return (
    <Button
      variant={plan.isMostPopular ? 'primary' : 'secondary'}
      size="large"
      isFullWidth
      disabled={offer === 'main-domain-only'}
      aria-describedby={`plan-${plan.id}`}
      onClick={onTake}
      data-press={`plan ${plan.id}`}
    >
      {offers[offer]}
    </Button>
  );
}

export type PlanCardState =
  | 'buy-now'
  | 'contact-sales'
  | 'main-domain-only'
  | 'checking'
  | 'activation-pending'
  | 'payment-completed'
  | 'account-active';

interface PlanCardInput {
  plan: Pick<Plan, 'id' | 'monthlyPaise'>;
  isTenant: boolean;
  /** The purchase of this tab. */
  purchase: Pick<PurchaseSession, 'planId' | 'completed'> | undefined;
  /** The state of the purchase on the server. Undefined while it loads. */
  session: Pick<PaymentSession, 'cardState' | 'paymentStatus' | 'refunded'> | undefined;
}

/** Rule: plans-15 */
export function planCardState({ plan, isTenant, purchase, session }: PlanCardInput): PlanCardState {
  if (isTenant) return 'main-domain-only';
  if (purchase?.completed && purchase.planId === plan.id) {
    if (!session) return 'checking';
    if (session.cardState !== 'buy-now') return session.cardState;
    // This browser saw the payment succeed, but the server does not know the payment yet.
    if (!session.refunded && session.paymentStatus !== 'failed') return 'activation-pending';
  }
  return plan.monthlyPaise === undefined ? 'contact-sales' : 'buy-now';
}
