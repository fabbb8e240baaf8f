import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../lib/api/query-client.ts';
import { afterFirstPaint } from '../lib/loading/after-first-paint.ts';
import { TenantGate } from '../lib/tenant/tenant-gate.tsx';
import { PageLoading } from '../lib/ui/page-loading.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const Toaster = lazy(afterFirstPaint(() => import('../lib/ui/toaster.tsx')));
const NotFoundPage = lazy(() => import('./not-found-page.tsx'));

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
