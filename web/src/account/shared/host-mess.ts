import { currentTenant, servedTenant } from '../../lib/tenant/current-tenant.ts';

/** The mess on whose host somebody signs in, as the document says; undefined on the main site. Rule: site-16 */
export function hostMess(): { name: string; logoUrl: string | null } | undefined {
  const tenant = currentTenant();
  const name = contentOf('meta[property="og:site_name"]');
  if (tenant === undefined || servedTenant(tenant) !== 'known' || !name) return undefined;
  return { name, logoUrl: contentOf('meta[name="mess-logo"]') };
}

function contentOf(selector: string): string | null {
  return document.querySelector<HTMLMetaElement>(selector)?.content ?? null;
}
