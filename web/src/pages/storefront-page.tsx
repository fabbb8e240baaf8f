import { useLayoutEffect } from 'react';
import { ApiError } from '../api/api-error.ts';
import { errorText } from '../api/error-text.ts';
import { MenuSkeleton } from '../features/storefront/menu-skeleton.tsx';
import { RestaurantNotFound } from '../features/storefront/restaurant-not-found.tsx';
import { isServedAsUnknown } from '../features/storefront/served-storefront.ts';
import { useStorefront } from '../features/storefront/use-storefront.ts';
import { applyAccent } from '../tenant/apply-accent.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { StorefrontTabs } from './storefront-tabs.tsx';

/** A vendor's storefront; the key is a subdomain or a vendor id. */
export function StorefrontPage({ storefrontKey }: { storefrontKey: string }) {
  if (isServedAsUnknown(storefrontKey)) return <RestaurantNotFound />;
  return <KnownStorefront storefrontKey={storefrontKey} />;
}

function KnownStorefront({ storefrontKey }: { storefrontKey: string }) {
  const { query, refresh } = useStorefront(storefrontKey);
  const { data, error, isFetching } = query;
  const palette = data?.accentPalette;
  useLayoutEffect(() => {
    if (palette) applyAccent(palette);
    return () => applyAccent(null);
  }, [palette]);
  usePageTitle(data && `${data.vendor.displayName}: menu`);

  if (data) return <StorefrontTabs storefront={data} onStaleMenu={refresh} />;
  if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
    return <RestaurantNotFound />;
  }
  if (error && !isFetching) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState level={1} message={errorText(error)} onRetry={refresh} />
      </main>
    );
  }
  return <MenuSkeleton />;
}
