import type { Plan } from '@thali/shared/plans/plan-catalogue';
import { CircleCheck, Clock, LogIn } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { currentTenant } from '../../lib/tenant/current-tenant.ts';
import { Button } from '../../lib/ui/button.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { Spinner } from '../../lib/ui/spinner.tsx';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import { isForSale } from '../shared/plan-for-sale.ts';
import { SignInWhenReady } from './parts/sign-in-when-ready.tsx';
import { chooseSubdomainUrl, lostSubdomainText, useActivation } from './payment-session.ts';
import { isOffer, type PlanCardState, PlanOffer, planCardState } from './plan-offer.tsx';
import { forgetPurchase } from './purchase-session.ts';
import type { Purchase } from './use-purchase.ts';

interface PlanActionProps {
  plan: Plan;
  purchase: Purchase;
  onContactSales: () => void;
}

/** The content of a plan's card: the purchase, or the state of a purchase. Rule: plans-3, plans-15 */
export function PlanAction({ plan, purchase, onContactSales }: PlanActionProps) {
  const { state, chooseUrl } = usePlanCardState(plan, purchase);
  const container = useRef<HTMLDivElement>(null);
  // Moves the focus only when the action changes, not when the page loads.
  useLostFocus(isOffer(state), () => container.current?.querySelector<HTMLElement>('button, a'));
  return (
    <div ref={container}>
      {isOffer(state) ? (
        <PlanOffer
          plan={plan}
          offer={state}
          onTake={() => (isForSale(plan) ? purchase.choose(plan) : onContactSales())}
        />
      ) : (
        <PlanPanel
          state={state}
          planName={plan.name}
          chooseUrl={chooseUrl}
          onBuyAgain={forgetPurchase}
        />
      )}
    </div>
  );
}

function usePlanCardState(plan: Plan, { session: purchase, stage }: Purchase): CardState {
  const token = purchase?.completed && purchase.planId === plan.id ? purchase.token : undefined;
  const { data, error } = useActivation(token ?? '', stage.name === 'closed');
  const isUnknown = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isUnknown) forgetPurchase();
  }, [isUnknown]);
  const isTenant = currentTenant() !== undefined;
  return {
    state: planCardState({ plan, isTenant, purchase, session: data?.session }),
    chooseUrl: token && chooseSubdomainUrl(token, data?.session),
  };
}

interface CardState {
  state: PlanCardState;
  /** The page to choose another subdomain, if another buyer got this subdomain. Rule: plans-29 */
  chooseUrl: string | undefined;
}

interface PlanPanelProps {
  state: 'checking' | 'activation-pending' | 'payment-completed' | 'account-active';
  planName: string;
  chooseUrl: string | undefined;
  onBuyAgain: () => void;
}

/** The state of a bought plan. Rule: plans-15 */
function PlanPanel({ state, planName, chooseUrl, onBuyAgain }: PlanPanelProps) {
  if (state === 'checking') {
    return (
      <p role="status" className="flex min-h-14 items-center justify-center gap-2 text-ink-soft">
        <Spinner /> Looking up your payment...
      </p>
    );
  }
  const isPending = state === 'activation-pending';
  const Icon = isPending ? Clock : CircleCheck;
  return (
    <div className={`rounded-card p-4 ${isPending ? 'bg-accent-soft' : 'bg-leaf-soft'}`}>
      <div role="status" className="flex items-start gap-3">
        <Icon
          size={24}
          className={`mt-0.5 shrink-0 ${isPending ? 'text-accent-ink' : 'text-leaf'}`}
        />
        <div className="min-w-0">
          <p className="font-display text-lg font-bold">{titles[state]}</p>
          {state === 'payment-completed' && (
            <>
              <p className="mt-1">Your {planName} subscription is active!</p>
              <p className="mt-1 text-sm text-ink-soft">Account will be activated within 2 hours</p>
            </>
          )}
          {isPending && (
            <p className="mt-1">
              {chooseUrl ? lostSubdomainText : "We'll send login credentials to your email"}
            </p>
          )}
        </div>
      </div>
      {chooseUrl && (
        <a
          href={chooseUrl}
          className={`${buttonClass({ variant: 'primary', isFullWidth: true })} mt-4`}
        >
          Choose Another Address
        </a>
      )}
      {state === 'payment-completed' && <SignInWhenReady />}
      {state === 'payment-completed' && (
        <Button variant="secondary" isFullWidth onClick={onBuyAgain} className="mt-4">
          Make Another Purchase
        </Button>
      )}
      {state === 'account-active' && (
        <a
          href="/login?role=vendor"
          className={`${buttonClass({ variant: 'primary', isFullWidth: true })} mt-4`}
        >
          <LogIn size={20} /> Log In
        </a>
      )}
    </div>
  );
}

const titles = {
  'activation-pending': 'Activation Pending',
  'payment-completed': 'Payment Completed',
  'account-active': 'Account Active',
};
