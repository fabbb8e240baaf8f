import { resolveTenant } from '@thali/shared/tenancy/resolve-tenant';

/** The domain that the platform runs on, as the served document says. */
export function platformDomain(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="platform-domain"]');
  return meta?.content || 'localhost';
}

/** The main site's own address, from wherever one is: a tenant's '/' leads to its menu. */
export function mainSiteUrl(): string {
  const port = location.port ? `:${location.port}` : '';
  return `${location.protocol}//${platformDomain()}${port}/`;
}

/** The subdomain of the tenant that this visit belongs to; undefined on the main site. */
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
 * What the server found out about the tenant of a document: 'known', 'unknown', or undefined where it
 * has not looked, such as on the development server or by the stored development setting.
 */
export function servedTenant(subdomain: string): 'known' | 'unknown' | undefined {
  if (contentOf('tenant') === subdomain) return 'known';
  return contentOf('unknown-tenant') === subdomain ? 'unknown' : undefined;
}

function contentOf(name: string): string | null | undefined {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
}
