import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { MenuAgeBanner } from '../../lib/offline/menu-age-banner.tsx';
import { storefrontQuery } from '../../lib/storefront/storefront-query.ts';
import { applyAccent } from '../../lib/tenant/apply-accent.ts';
import { currentTenant, platformDomain } from '../../lib/tenant/current-tenant.ts';
import { OtherDocument } from '../../lib/tenant/other-document.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { PageLoading } from '../../lib/ui/page-loading.tsx';
import { usePageTitle } from '../../lib/ui/use-page-title.ts';
import { fallbackProfile } from './fallback-profile.ts';
import { messOf } from './mess.ts';
import { MessFooter } from './mess-footer.tsx';
import { MessSite } from './mess-site.tsx';

/** '/' on a tenant's host: the mess's own page. */
export default function MessPage() {
  const tenant = currentTenant();
  return tenant ? <KnownMess subdomain={tenant} /> : <OtherDocument />;
}

/** Without its storefront the page stands on the profile alone, and without that on what is made up. */
function KnownMess({ subdomain }: { subdomain: string }) {
  const now = useNow();
  const storefront = useQuery({ ...storefrontQuery(subdomain), retry: false });
  const profile = useQuery({
    queryKey: ['vendor-profile', subdomain],
    queryFn: async ({ signal }) => {
      const { getVendorProfile } = await import('./get-vendor-profile.ts');
      return getVendorProfile(subdomain, signal).catch(() =>
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
