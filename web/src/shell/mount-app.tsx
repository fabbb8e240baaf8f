import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../api/query-client.ts';
import { TenantGate } from '../tenant/tenant-gate.tsx';
import { afterFirstSight } from './after-first-sight.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageLoading } from './page-loading.tsx';

const Toaster = lazy(afterFirstSight(() => import('../ui/toaster.tsx')));
const NotFoundPage = lazy(() => import('../features/main-site/not-found-page.tsx'));

/** Puts an entry's routes into the document, with everything that each of them counts on. */
export function mountApp(routes: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root element');
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <Suspense fallback={<PageLoading />}>
            <TenantGate notFound={<NotFoundPage />}>{routes}</TenantGate>
          </Suspense>
          <Suspense>
            <Toaster />
          </Suspense>
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>,
  );
}
