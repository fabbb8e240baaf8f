import { lazy, Suspense } from 'react';
import { LandingPage } from '../features/main-site/landing-page.tsx';
import { PlanAction } from '../features/plan-purchase/plan-action.tsx';
import { usePurchase } from '../features/plan-purchase/use-purchase.ts';
import { throughGaps } from '../shell/through-gaps.ts';

const PurchaseDialogs = lazy(
  throughGaps(() => import('../features/plan-purchase/purchase-dialogs.tsx')),
);

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
