import * as z from 'zod/mini';
import { plainText } from '../text/plain-id.ts';

/** 3 to 63 letters, digits and hyphens, without a hyphen at either end. Rule: tenancy-5 */
export const Subdomain = z
  .string()
  .check(
    z.overwrite(plainText),
    z.toLowerCase(),
    z.regex(/^[a-z0-9]([a-z0-9-]{1,61}[a-z0-9])$/, 'Not a subdomain'),
  );

/**
 * Subdomains that no vendor may have: the subdomains of the platform and the demo, and words in the API's paths. Paths like
 * `/vendors/subdomain/{subdomain}` and `/vendors/{vendorId}/menu-items` would otherwise be ambiguous.
 * Rule: tenancy-5
 */
const reservedSubdomains: ReadonlySet<string> = new Set([
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
  'acknowledgements',
  'table-codes',
  'option-groups',
  'pictures',
  'analytics',
  'menu-order',
  'test-orders',
  'rush',
  'pass-types',
  'passes',
  'claims',
  'pots',
  'kitchen-devices',
  'outlet-codes',
  'menu-copies',
  'counter-closes',
  'bills',
  'slots',
  'feedback',
  'week-menu',
  'board',
  // Mail programs, browsers and networks look up these names automatically.
  ...['wpad', 'autodiscover', 'autoconfig', 'smtp', 'imap', 'pop', 'mx', 'ns1', 'ns2', 'localhost'],
  ...['webmail', 'email', 'ftp', 'vpn', 'postmaster', 'hostmaster', 'webmaster', 'root'],
  // People expect the platform itself at these subdomains.
  ...['login', 'signin', 'sign-in', 'signup', 'register', 'auth', 'sso', 'oauth', 'id', 'account'],
  ...['accounts', 'my', 'pay', 'payment', 'payments', 'checkout', 'wallet', 'secure', 'security'],
  ...['dashboard', 'vendor', 'vendors', 'customer', 'customers', 'orders', 'console', 'root-admin'],
  ...['abuse', 'legal', 'privacy', 'contact', 'team', 'official', 'about', 'blog', 'news', 'jobs'],
  ...['dev', 'test', 'staging', 'beta', 'assets', 'img', 'images', 'media', 'files', 'download'],
  ...['razorpay', 'upi', 'bank'],
]);

/** Together with the platform's name, these words would look official. */
const officialWords: ReadonlySet<string> = new Set([
  ...['login', 'signin', 'account', 'accounts', 'pay', 'payment', 'payments', 'secure', 'support'],
  ...[
    'help',
    'care',
    'admin',
    'team',
    'official',
    'app',
    'online',
    'my',
    'the',
    'in',
    'india',
    'com',
  ],
  ...['verify', 'billing', 'wallet', 'security', 'status', 'mail', 's'],
]);

export function isReservedSubdomain(subdomain: string): boolean {
  // Browsers show Punycode as Unicode letters, which may imitate another name.
  return (
    reservedSubdomains.has(subdomain) ||
    subdomain.startsWith('xn--') ||
    looksLikeThePlatform(subdomain)
  );
}

/** Whether a subdomain is the platform's name, alone or with official words: `thali`, `tha1i-login`, `pay-thali`. */
function looksLikeThePlatform(subdomain: string): boolean {
  const letters = subdomain
    .replaceAll('-', '')
    .replaceAll(/[01345]/g, (digit) => ({ 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's' })[digit] ?? '');
  const otherParts = letters.split('thali');
  return (
    otherParts.length > 1 && otherParts.every((word) => word === '' || officialWords.has(word))
  );
}
