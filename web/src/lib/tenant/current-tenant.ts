import { resolveTenant } from '@thali/shared/tenancy/resolve-tenant';

/** The platform's domain, from the served document. */
export function platformDomain(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="platform-domain"]');
  return meta?.content || 'localhost';
}

/** The subdomain of this visit's tenant; undefined on the main site. */
export function currentTenant(): string | undefined {
  return resolveTenant({
    host: location.hostname,
    platformDomain: platformDomain(),
    queryParameter: new URLSearchParams(location.search).get('subdomain'),
    storedSubdomain: readStored(),
  });
}

function readStored(): string | null {
  try {
    return localStorage.getItem('dev_subdomain');
  } catch {
    return null;
  }
}

/**
 * Whether the server knew the tenant when it rendered the document. Returns undefined if it did not check, as on the
 * development server or with the stored development setting.
 */
export function servedTenant(subdomain: string): 'known' | 'unknown' | undefined {
  if (contentOf('tenant') === subdomain) return 'known';
  return contentOf('unknown-tenant') === subdomain ? 'unknown' : undefined;
}

function contentOf(name: string): string | null | undefined {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
}

/** The absolute address of the main site, because '/' on a tenant's host is the mess's page. */
export function mainSiteUrl(): string {
  const port = location.port ? `:${location.port}` : '';
  return `${location.protocol}//${platformDomain()}${port}/`;
}
