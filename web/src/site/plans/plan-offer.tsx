import type { Plan } from '@thali/shared/plans/plan-catalogue';
import { Button } from '../../lib/ui/button.tsx';
import type { PlanCardState } from './plan-card-state.ts';

/** What a card says that nothing was bought by. */
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
    >
      {offers[offer]}
    </Button>
  );
}
