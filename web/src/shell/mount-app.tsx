import { QueryClientProvider } from '@tanstack/react-query';
import { Component, lazy, type ReactNode, StrictMode, Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../lib/api/query-client.ts';
import { afterFirstPaint } from '../lib/loading/after-first-paint.ts';
import { TenantGate } from '../lib/tenant/tenant-gate.tsx';
import { ErrorState } from '../lib/ui/error-state.tsx';
import { PageLoading } from '../lib/ui/page-loading.tsx';
import * as texts from './shell-texts.ts';

const Toaster = lazy(afterFirstPaint(() => import('../lib/ui/toaster.tsx')));
const NotFoundPage = lazy(() => import('./not-found-page.tsx'));

/** Renders an entry's routes with the shared providers. */
export function mountApp(routes: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root element');
  const app = (
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
    </StrictMode>
  );
  const reactRoot = createRoot(root);
  // A transition renders in slices, so that the first view in the document keeps scrolling.
  startTransition(() => reactRoot.render(app));
}

/** Shows an error page after a rendering error. Rule: screens-2 */
class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState
          level={1}
          title={texts.wentWrong}
          message={texts.refreshHint}
          onRetry={() => location.reload()}
          retryLabel={texts.refresh}
        />
      </main>
    );
  }
}
