import * as z from 'zod/mini';

/** 3 to 63 letters, digits and inner hyphens. Rule: tenancy-5 */
export const Subdomain = z
  .string()
  .check(z.toLowerCase(), z.regex(/^[a-z0-9]([a-z0-9-]{1,61}[a-z0-9])$/, 'Not a subdomain'));

/**
 * Labels that no vendor may have: the platform's own, the demo's, and words of the API's paths, which
 * `/vendors/subdomain/{subdomain}` would share with `/vendors/{vendorId}/menu-items` and its like.
 * Rule: tenancy-5
 */
const reserved: ReadonlySet<string> = new Set([
  'www',
  'api',
  'ws',
  'admin',
  'app',
  'mail',
  'static',
  'cdn',
  'status',
  'help',
  'support',
  'docs',
  'billing',
  'demo',
  'menu-categories',
  'menu-items',
  'analytics',
  'menu-order',
]);

export function isReservedSubdomain(subdomain: string): boolean {
  // Browsers show Punycode as other letters, which may look like somebody else's, or open no such host.
  return reserved.has(subdomain) || subdomain.startsWith('xn--');
}
