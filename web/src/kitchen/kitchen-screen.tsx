import { lazy, Suspense } from 'react';
import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';
import { PageLoading } from '../lib/ui/page-loading.tsx';
import KitchenPage from './kitchen-page.tsx';

const LazyScanPage = lazy(retryUntilLoaded(() => import('./scan/scan-page.tsx')));

/** The orders to cook, or with `?view=scan` the scanner for meal passes. Rule: passes-8 */
export function KitchenScreen() {
  const isScanner = new URLSearchParams(location.search).get('view') === 'scan';
  if (!isScanner) return <KitchenPage />;
  return (
    <Suspense fallback={<PageLoading />}>
      <LazyScanPage />
    </Suspense>
  );
}
