import { currentTenant, mainSiteUrl, servedTenant } from '../lib/tenant/current-tenant.ts';
import { MissingPage } from '../lib/ui/missing-page.tsx';
import { usePageTitle } from '../lib/ui/use-page-title.ts';

/** On a host without a tenant, Home leads to the main site. */
export default function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <MissingPage
      title="Oops! Page not found"
      description="Whatever was on this plate, it is not here any more."
      link={{ href: homeUrl(), label: 'Return to Home' }}
    />
  );
}

function homeUrl(): string {
  const tenant = currentTenant();
  return tenant === undefined || servedTenant(tenant) === 'known' ? '/' : mainSiteUrl();
}
