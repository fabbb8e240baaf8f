import { lazy, Suspense } from 'react';
import WalletPage from '../dashboard/wallet/wallet-page.tsx';
import { Skeleton } from '../lib/ui/skeleton.tsx';
import { demoVendor } from './demo-vendor.ts';
import { toastNotInDemo } from './not-in-demo.ts';

const TakingsSection = lazy(() => import('../dashboard/takings/takings-section.tsx'));

/** The real wallet with the payments of the day. */
export default function WalletDemo() {
  return (
    <WalletPage
      vendor={demoVendor}
      takings={
        <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
          <TakingsSection vendor={demoVendor} onOrder={toastNotInDemo} />
        </Suspense>
      }
    />
  );
}
