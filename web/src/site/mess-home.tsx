import { lazy, Suspense, useSyncExternalStore } from 'react';
import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';
import MessPage from './mess/mess-page.tsx';

const MessPlans = lazy(retryUntilLoaded(() => import('./mess-plans.tsx')));

/** The page at '/' of a tenant's host, with the plans at #pricing. Rule: plans-27 */
export default function MessHome() {
  const hash = useSyncExternalStore(onHashChange, () => location.hash);
  return (
    <MessPage
      plans={
        hash === '#pricing' && (
          <Suspense>
            <MessPlans />
          </Suspense>
        )
      }
    />
  );
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
