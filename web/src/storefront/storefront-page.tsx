import { Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import { ApiError } from '../lib/api/api-error.ts';
import { errorText } from '../lib/api/error-text.ts';
import { isServedAsUnknown } from '../lib/storefront/served-storefront.ts';
import { useStorefront } from '../lib/storefront/use-storefront.ts';
import { applyAccent } from '../lib/tenant/apply-accent.ts';
import { ErrorState } from '../lib/ui/error-state.tsx';
import { PageLoading } from '../lib/ui/page-loading.tsx';
import { LazyMenuCompanion, LazyMenuSkeleton, LazyRestaurantNotFound } from './lazy-parts.ts';
import * as texts from './menu/menu-texts.ts';
import { StorefrontTabs } from './storefront-tabs.tsx';

/** A mess's storefront. The key is a subdomain or a vendor id. */
export function StorefrontPage({ storefrontKey }: { storefrontKey: string }) {
  if (isServedAsUnknown(storefrontKey)) return <LazyRestaurantNotFound />;
  return <KnownStorefront storefrontKey={storefrontKey} />;
}

function KnownStorefront({ storefrontKey }: { storefrontKey: string }) {
  const version = useRef<string>(undefined);
  const storefront = useStorefront(storefrontKey, () => version.current);
  const { data, error, isFetching, refetch } = storefront;
  const refetchVersion = useCallback(
    (menuVersion: string) => {
      version.current = menuVersion;
      void refetch();
    },
    [refetch],
  );
  // Uses the time as the version, because no cache has an answer for this version.
  const refresh = useCallback(() => refetchVersion(String(Date.now())), [refetchVersion]);
  const palette = data?.accentPalette;
  useLayoutEffect(() => {
    if (palette) applyAccent(palette);
    return () => applyAccent(null);
  }, [palette]);

  if (data) {
    return (
      <>
        <Suspense>
          <LazyMenuCompanion
            menu={data}
            seenAt={storefront.dataUpdatedAt}
            onChanged={refetchVersion}
            onPoll={() => void refetch()}
          />
        </Suspense>
        <StorefrontTabs storefront={data} onStaleMenu={refresh} />
      </>
    );
  }
  if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
    return <LazyRestaurantNotFound />;
  }
  if (error && !isFetching) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState level={1} message={errorText(error)} onRetry={refresh} />
      </main>
    );
  }
  return (
    <Suspense fallback={<PageLoading text={texts.loadingMenu} />}>
      <LazyMenuSkeleton />
    </Suspense>
  );
}
