import { documentOf } from '@thali/shared/site/document-of';
import { isDevicePath } from '@thali/shared/site/kitchen-path';

export type Kept =
  /** A storefront page: from the network, else from the cache. */
  | { kind: 'document'; name: string }
  /** A page that is not stored: sign-in, dashboard. */
  | { kind: 'page' }
  /** A file named after its content hash, so the stored copy never expires. */
  | { kind: 'asset' }
  /** A picture: from the cache at once, while the network updates the cache. */
  | { kind: 'picture' };

type WorkerRequest = Pick<Request, 'method' | 'url' | 'mode' | 'destination'>;

/**
 * How the worker handles a request. Undefined for API calls, the live connection and other origins, which it ignores.
 * It stores only public content, never personal data.
 */
export function whatToKeep(
  { method, url, mode, destination }: WorkerRequest,
  origin: string,
): Kept | undefined {
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

/** The cache name of a page's document. Undefined for pages other than storefront and device screens. */
export function documentName(pathname: string): string | undefined {
  if (isDevicePath(pathname)) return pathname;
  if (documentOf(pathname, 'own') !== 'storefront') return undefined;
  // All orders share one document, and their ids are private. A payment's document differs, because only its policy allows
  // Checkout.
  return pathname
    .replace(/^\/orders?\/[^/]+\/?$/, '/orders/kept')
    .replace(/^\/payment\/[^/]+\/?$/, '/payment/kept');
}
