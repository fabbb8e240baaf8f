import { documentOf } from '@thali/shared/site/document-of';
import { isDevicePath } from '@thali/shared/site/kitchen-path';

export type CachePolicy =
  /** A page that may be stored: from the network, or from the cache if the network fails. */
  | { kind: 'document'; name: string }
  /** A page that the worker never stores, such as sign-in or the dashboard. */
  | { kind: 'page' }
  /** A file named after its content hash, so the stored copy never expires. */
  | { kind: 'asset' }
  /** A picture: answer from the cache at once, and update the cache from the network. */
  | { kind: 'picture' };

type WorkerRequest = Pick<Request, 'method' | 'url' | 'mode' | 'destination'>;

/**
 * The cache policy for a request. Returns undefined for API calls, the live connection and other origins, which the
 * worker ignores. The worker stores only public content, never personal data.
 */
export function cachePolicyOf(
  { method, url, mode, destination }: WorkerRequest,
  origin: string,
): CachePolicy | undefined {
  const { pathname, searchParams, origin: requestOrigin } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin || /^\/(?:api|ws)(?:\/|$)/.test(pathname)) {
    return undefined;
  }
  if (mode === 'navigate') {
    const name = searchParams.has('subdomain') ? undefined : documentName(pathname);
    return name === undefined ? { kind: 'page' } : { kind: 'document', name };
  }
  if (pathname.startsWith('/assets/')) return { kind: 'asset' };
  return destination === 'image' ? { kind: 'picture' } : undefined;
}

/** The cache name of a page's document. Only pages of the storefront and of devices have a name. */
export function documentName(pathname: string): string | undefined {
  if (isDevicePath(pathname)) return pathname;
  if (documentOf(pathname, 'own') !== 'storefront') return undefined;
  // All orders share one document without their private ids. A payment has its own document, because only its security
  // policy allows Checkout.
  return pathname
    .replace(/^\/orders?\/[^/]+\/?$/, '/orders/kept')
    .replace(/^\/payment\/[^/]+\/?$/, '/payment/kept');
}
