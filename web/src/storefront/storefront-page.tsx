import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import { ApiError } from '../lib/api/api-error.ts';
import { errorText } from '../lib/api/error-text.ts';
import { isServedAsUnknown } from '../lib/storefront/served-storefront.ts';
import { storefrontQuery } from '../lib/storefront/storefront-query.ts';
import { applyAccent } from '../lib/tenant/apply-accent.ts';
import { ErrorState } from '../lib/ui/error-state.tsx';
import { PageLoading } from '../lib/ui/page-loading.tsx';
import { LazyMenuCompanion, LazyMenuSkeleton, LazyRestaurantNotFound } from './lazy-parts.ts';
import { StorefrontTabs } from './storefront-tabs.tsx';

/** A vendor's storefront; the key is a subdomain or a vendor id. */
export function StorefrontPage({ storefrontKey }: { storefrontKey: string }) {
  if (isServedAsUnknown(storefrontKey)) return <LazyRestaurantNotFound />;
  return <KnownStorefront storefrontKey={storefrontKey} />;
}

function KnownStorefront({ storefrontKey }: { storefrontKey: string }) {
  const { query, refresh, refetchAs } = useStorefront(storefrontKey);
  const { data, error, isFetching } = query;
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
            vendorId={data.vendor.id}
            menuVersion={data.menuVersion}
            seenAt={query.dataUpdatedAt}
            onChanged={refetchAs}
            onPoll={() => void query.refetch()}
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
    <Suspense fallback={<PageLoading text="Loading menu..." />}>
      <LazyMenuSkeleton />
    </Suspense>
  );
}

interface LiveStorefront {
  query: UseQueryResult<Storefront>;
  /** Fetches past every cache. */
  refresh: () => void;
  /** Fetches the menu of this version. */
  refetchAs: (menuVersion: string) => void;
}

/** The menu, and again whenever it is asked for. */
function useStorefront(key: string): LiveStorefront {
  const version = useRef<string>(undefined);
  const query = useQuery(storefrontQuery(key, () => version.current));
  const { refetch } = query;

  const refetchAs = useCallback(
    (newVersion: string) => {
      version.current = newVersion;
      void refetch();
    },
    [refetch],
  );
  const refresh = useCallback(() => refetchAs(String(Date.now())), [refetchAs]);

  return { query, refresh, refetchAs };
}
