import { resolveTenant } from '@thali/shared/tenancy/resolve-tenant';

/** The domain that the platform runs on, as the served document says. */
export function platformDomain(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="platform-domain"]');
  return meta?.content || 'localhost';
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
