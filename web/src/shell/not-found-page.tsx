import { currentTenant, mainSiteUrl, servedTenant } from '../lib/tenant/current-tenant.ts';
import { MissingPage } from '../lib/ui/missing-page.tsx';
import { usePageTitle } from '../lib/ui/use-page-title.ts';
import * as texts from './shell-texts.ts';

/** On a host without a tenant, Home leads to the main site. */
export default function NotFoundPage() {
  usePageTitle(texts.pageNotFound);
  return (
    <MissingPage
      title={texts.oops}
      description={texts.notHere}
      link={{ href: homeUrl(), label: texts.returnHome }}
    />
  );
}

function homeUrl(): string {
  const tenant = currentTenant();
  return tenant === undefined || servedTenant(tenant) === 'known' ? '/' : mainSiteUrl();
}
