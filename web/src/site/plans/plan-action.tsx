import { useQuery } from '@tanstack/react-query';
import type { Plan } from '@thali/shared/plans/plan-catalogue';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { currentTenant } from '../../lib/tenant/current-tenant.ts';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import { PlanPanel } from './parts/plan-panel.tsx';
import { readPaymentSession } from './payment-session.ts';
import { type PlanCardState, planCardState } from './plan-card-state.ts';
import { isForSale } from './plan-for-sale.ts';
import { isOffer, PlanOffer } from './plan-offer.tsx';
import { forgetPurchase } from './purchase-session.ts';
import type { Purchase } from './use-purchase.ts';

interface PlanActionProps {
  plan: Plan;
  purchase: Purchase;
  onContactSales: () => void;
}

/** What a plan's card offers, or how what was bought stands. Rule: plans-3, plans-15 */
export function PlanAction({ plan, purchase, onContactSales }: PlanActionProps) {
  const state = usePlanCardState(plan, purchase);
  const place = useRef<HTMLDivElement>(null);
  // What comes with the page must not take the focus.
  useLostFocus(isOffer(state), () => place.current?.querySelector<HTMLElement>('button, a'));
  return (
    <div ref={place}>
      {isOffer(state) ? (
        <PlanOffer
          plan={plan}
          offer={state}
          onTake={() => (isForSale(plan) ? purchase.choose(plan) : onContactSales())}
        />
      ) : (
        <PlanPanel state={state} planName={plan.name} onBuyAgain={forgetPurchase} />
      )}
    </div>
  );
}

/** Asks the server about what this tab bought, and again until nothing more is to be expected. */
function usePlanCardState(plan: Plan, { session: purchase, stage }: Purchase): PlanCardState {
  const token = purchase?.completed && purchase.planId === plan.id ? purchase.token : undefined;
  const { data, error } = useQuery({
    queryKey: ['payment-session', token],
    queryFn: ({ signal }) => readPaymentSession(token ?? '', signal),
    enabled: token !== undefined && stage.name === 'closed',
    staleTime: 0,
    refetchInterval: ({ state }) => pollMs[state.data?.card ?? 'buy-now'],
  });
  const isUnknown = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isUnknown) forgetPurchase();
  }, [isUnknown]);
  return planCardState({
    plan,
    isTenant: currentTenant() !== undefined,
    purchase,
    session: data,
  });
}

/** The e-mail goes out within seconds; the first sign-in comes when it comes. */
const pollMs = {
  'buy-now': 5000,
  'activation-pending': 5000,
  'payment-completed': 30_000,
  'account-active': false,
} as const;
