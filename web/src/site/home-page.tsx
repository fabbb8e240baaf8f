import { lazy, Suspense } from 'react';
import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';
import { currentTenant } from '../lib/tenant/current-tenant.ts';
import { OtherDocument } from '../lib/tenant/other-document.tsx';
import { LoadingNote } from '../lib/ui/loading-note.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { planChoices } from './landing/sign-up/plan-choice.ts';
import { draftOfSignUp, storeDraft } from './plans/draft-details.ts';
import { PlanAction } from './plans/plan-action.tsx';
import { usePurchase } from './plans/use-purchase.ts';
import { isForSale, noFreePlanText } from './shared/plan-for-sale.ts';

/**
 * The page at '/' of the main site. The server does not know the stored development setting. If only the setting names
 * a mess, this page loads the mess's document.
 */
export default function HomePage() {
  const tenant = currentTenant();
  return tenant ? <OtherDocument to={`/?subdomain=${tenant}`} /> : <SellingPage />;
}

const PurchaseDialogs = lazy(retryUntilLoaded(() => import('./plans/purchase-dialogs.tsx')));

/** The landing page with its plans for sale. */
function SellingPage() {
  const purchase = usePurchase();
  return (
    <>
      <LandingPage
        onSignUp={(signUp) => storeDraft(draftOfSignUp(signUp))}
        onPlanChosen={(choice, contactSales) => {
          const { plan } = planChoices[choice];
          if (isForSale(plan))
            purchase.choose(plan, choice === 'free' ? noFreePlanText : undefined);
          else contactSales();
        }}
        planAction={(plan, contactSales) => (
          <PlanAction plan={plan} purchase={purchase} onContactSales={contactSales} />
        )}
      />
      <Suspense fallback={<LoadingNote />}>
        {purchase.stage.name !== 'closed' && <PurchaseDialogs purchase={purchase} />}
      </Suspense>
    </>
  );
}
