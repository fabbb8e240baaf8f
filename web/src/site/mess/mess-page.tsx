import { openState } from '@thali/shared/vendors/business-hours';
import { type ReactNode, useLayoutEffect } from 'react';
import { useApi } from '../../lib/data/use-api.ts';
import { MenuAgeBanner } from '../../lib/offline/menu-age-banner.tsx';
import { useStorefront } from '../../lib/storefront/use-storefront.ts';
import { applyAccent } from '../../lib/tenant/apply-accent.ts';
import { currentTenant, mainSiteUrl, platformDomain } from '../../lib/tenant/current-tenant.ts';
import { OtherDocument } from '../../lib/tenant/other-document.tsx';
import { useClockIfClosed } from '../../lib/time/request-server-clock.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { ThaliMark } from '../../lib/ui/marks/thali-logo.tsx';
import { PageLoading } from '../../lib/ui/page-loading.tsx';
import { usePageTitle } from '../../lib/ui/use-page-title.ts';
import { fallbackProfile, type Mess, messLinks, messOf } from './mess.ts';
import { MessSite } from './mess-site.tsx';

/** The mess's page at '/' of a tenant's host. */
export default function MessPage({ plans }: { plans: ReactNode }) {
  const tenant = currentTenant();
  return tenant ? <TenantPage subdomain={tenant} plans={plans} /> : <OtherDocument />;
}

/** Shows the storefront; if that fails, the profile; if that fails too, fallback details. */
function TenantPage({ subdomain, plans }: { subdomain: string; plans: ReactNode }) {
  const now = useNow();
  const storefront = useStorefront(subdomain);
  const profile = useApi(
    'GET /vendors/profile/{subdomain}',
    { params: { subdomain } },
    // The page shows fallback details instead of a failure. Rule: site-14
    { background: true, enabled: storefront.isError },
  );
  const fallback = profile.isError ? fallbackProfile(subdomain, platformDomain()) : undefined;
  const profileOnScreen = storefront.data?.vendor ?? profile.data?.profile ?? fallback;
  const palette = storefront.data?.accentPalette;
  useLayoutEffect(() => {
    if (palette) applyAccent(palette);
  }, [palette]);
  usePageTitle(profileOnScreen?.displayName);
  useClockIfClosed(!storefront.data || openState(storefront.data.vendor.settings, now).isOpen);

  if (!profileOnScreen) return <PageLoading />;
  const mess = messOf(subdomain, profileOnScreen, storefront.data);
  return (
    <>
      {storefront.data && <MenuAgeBanner seenAt={storefront.dataUpdatedAt} />}
      <MessSite mess={mess} now={now} plans={plans} footer={<MessFooter mess={mess} />} />
    </>
  );
}

function MessFooter({ mess }: { mess: Mess }) {
  const links = messLinks(mess.subdomain);
  const ways = [
    ['Menu', links.menu],
    ['Sign In', links.signIn],
    ['Register', links.register],
    ['Plans for messes', '#pricing'],
  ] as const;
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 text-sm text-ink-faint sm:px-6">
        <p className="font-semibold text-ink">{mess.displayName}</p>
        <nav aria-label="More" className="-mx-2 flex flex-wrap">
          {ways.map(([name, href]) => (
            <a
              key={name}
              href={href}
              className="touch inline-flex items-center px-2 hover:text-ink hover:underline"
            >
              {name}
            </a>
          ))}
        </nav>
        <a
          href={mainSiteUrl()}
          className="touch inline-flex items-center gap-2 hover:text-ink hover:underline"
        >
          <ThaliMark className="size-6" />
          Ordering by Thali
        </a>
      </div>
    </footer>
  );
}
