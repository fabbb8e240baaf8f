export interface TenantSources {
  /** Without the port. */
  host: string;
  /** The domain that the platform runs on, such as `thali.example`. */
  platformDomain: string;
  /** Value of the query parameter `subdomain`. */
  queryParameter?: string | null | undefined;
  /** The stored development setting. */
  storedSubdomain?: string | null | undefined;
}

const previewDomains = ['.vercel.app', '.netlify.app', '.pages.dev'];

/**
 * The subdomain of the tenant that a visit belongs to; undefined on the main site. The first host
 * label names it, `.localhost` included; on localhost or a bare IP address the query parameter or the
 * stored development setting does. Source: spec 1, section 1; design, section 3 (tenancy).
 */
export function resolveTenant(sources: TenantSources): string | undefined {
  const host = sources.host.toLowerCase();
  if (host === 'localhost' || isIpAddress(host)) {
    return canonical(sources.queryParameter || sources.storedSubdomain || undefined);
  }
  if (host === sources.platformDomain.toLowerCase()) return undefined;
  const [label, ...rest] = host.split('.');
  if (!label || label === 'www' || rest.length === 0) return undefined;
  const belowPlatform = host.endsWith(`.${sources.platformDomain.toLowerCase()}`);
  const belowPreview = previewDomains.some((domain) => host.endsWith(domain));
  const isTenantHost =
    belowPlatform || belowPreview || host.endsWith('.localhost') || rest.length >= 2;
  return isTenantHost ? canonical(label) : undefined;
}

/** `vendor_demo` is the demo vendor's old name. Source: spec 2, section 2.1. */
function canonical(subdomain: string | undefined): string | undefined {
  return subdomain === 'vendor_demo' ? 'demo' : subdomain?.toLowerCase();
}

function isIpAddress(host: string): boolean {
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(host) || /^\[?[0-9a-f:]*:[0-9a-f:.]*\]?$/.test(host);
}
