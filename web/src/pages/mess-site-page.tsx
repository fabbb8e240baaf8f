import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { fallbackProfile } from '../features/mess-site/fallback-profile.ts';
import { messOf } from '../features/mess-site/mess.ts';
import { MessFooter } from '../features/mess-site/mess-footer.tsx';
import { MessSite } from '../features/mess-site/mess-site.tsx';
import { MenuAgeBanner } from '../features/storefront/menu-age-banner.tsx';
import { storefrontQuery } from '../features/storefront/storefront-query.ts';
import { OtherDocument } from '../shell/other-document.tsx';
import { PageLoading } from '../shell/page-loading.tsx';
import { applyAccent } from '../tenant/apply-accent.ts';
import { currentTenant, platformDomain } from '../tenant/current-tenant.ts';
import { useNow } from '../time/use-now.ts';
import { usePageTitle } from '../ui/use-page-title.ts';

/** '/' on a tenant's host: the mess's own page. */
export default function MessSitePage() {
  const tenant = currentTenant();
  return tenant ? <MessPage subdomain={tenant} /> : <OtherDocument />;
}

/** Without its storefront the page stands on the profile alone, and without that on what is made up. */
function MessPage({ subdomain }: { subdomain: string }) {
  const now = useNow();
  const storefront = useQuery({ ...storefrontQuery(subdomain), retry: false });
  const profile = useQuery({
    queryKey: ['vendor-profile', subdomain],
    queryFn: async ({ signal }) => {
      const { readProfile } = await import('../features/mess-site/read-profile.ts');
      return readProfile(subdomain, signal).catch(() =>
        fallbackProfile(subdomain, platformDomain()),
      );
    },
    enabled: storefront.isError,
  });
  const shown = storefront.data?.vendor ?? profile.data;
  const palette = storefront.data?.accentPalette;
  useLayoutEffect(() => {
    if (palette) applyAccent(palette);
  }, [palette]);
  usePageTitle(shown?.displayName);

  if (!shown) return <PageLoading />;
  const mess = messOf(subdomain, shown, storefront.data);
  return (
    <>
      {storefront.data && <MenuAgeBanner seenAt={storefront.dataUpdatedAt} />}
      <MessSite mess={mess} now={now} footer={<MessFooter mess={mess} />} />
    </>
  );
}
