import { lazy, Suspense } from 'react';
import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { PlanAction } from './plans/plan-action.tsx';
import { usePurchase } from './plans/use-purchase.ts';

const PurchaseDialogs = lazy(retryUntilLoaded(() => import('./plans/purchase-dialogs.tsx')));

/** The main site's front, where plans are sold. */
export function SellingPage() {
  const purchase = usePurchase();
  return (
    <>
      <LandingPage
        planAction={(plan, contactSales) => (
          <PlanAction plan={plan} purchase={purchase} onContactSales={contactSales} />
        )}
      />
      <Suspense>
        {purchase.stage.name !== 'closed' && <PurchaseDialogs purchase={purchase} />}
      </Suspense>
    </>
  );
}
