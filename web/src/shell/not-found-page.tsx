import { currentTenant, servedTenant } from '../lib/tenant/current-tenant.ts';
import { mainSiteUrl } from '../lib/tenant/main-site-url.ts';
import { buttonClass } from '../lib/ui/button-class.ts';
import { EmptyState } from '../lib/ui/empty-state.tsx';
import { SpiltBowl } from '../lib/ui/marks/lazy-pictures.ts';
import { usePageTitle } from '../lib/ui/use-page-title.ts';

/** On a host without a tenant, Home leads to the main site. */
export default function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        level={1}
        title="Oops! Page not found"
        description="Whatever was on this plate, it is not here any more."
        picture={<SpiltBowl className="size-44" />}
        action={
          <a href={homeUrl()} className={buttonClass({})}>
            Return to Home
          </a>
        }
      />
    </main>
  );
}

function homeUrl(): string {
  const tenant = currentTenant();
  return tenant === undefined || servedTenant(tenant) === 'known' ? '/' : mainSiteUrl();
}
