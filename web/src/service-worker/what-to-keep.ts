import { documentOf } from '@thali/shared/site/document-of';
import { isDevicePath } from '@thali/shared/site/kitchen-path';

export type Kept =
  /** A page with a menu or without: from the network, else as it was last seen. */
  | { kind: 'document'; name: string }
  /** A page that is not kept: sign-in, dashboard. */
  | { kind: 'page' }
  /** Named by its content's hash: once kept it needs no network. */
  | { kind: 'asset' }
  /** At once as it was last seen, while the network is asked for a newer one. */
  | { kind: 'picture' };

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination'>;

/**
 * What the worker has to do with a request; undefined: nothing, which is so for every call, for the live
 * link and for other origins. What is kept is what everyone sees: nothing of a person.
 */
export function whatToKeep(
  { method, url, mode, destination }: Asked,
  origin: string,
): Kept | undefined {
  const { pathname, searchParams, origin: asked } = new URL(url);
  if (method !== 'GET' || asked !== origin || /^\/(?:api|ws)(?:\/|$)/.test(pathname)) {
    return undefined;
  }
  if (mode === 'navigate') {
    const name = searchParams.has('subdomain') ? undefined : documentName(pathname);
    return name === undefined ? { kind: 'page' } : { kind: 'document', name };
  }
  if (pathname.startsWith('/assets/')) return { kind: 'asset' };
  return destination === 'image' ? { kind: 'picture' } : undefined;
}

/** Under which address a page's document is kept; undefined where it is neither the storefront's nor a screen of devices. */
export function documentName(pathname: string): string | undefined {
  if (isDevicePath(pathname)) return pathname;
  if (documentOf(pathname, 'own') !== 'storefront') return undefined;
  // One order's document is like the next one's, and which orders there were is private. Only that of a payment lets
  // Checkout in.
  return pathname
    .replace(/^\/orders?\/[^/]+\/?$/, '/orders/kept')
    .replace(/^\/payment\/[^/]+\/?$/, '/payment/kept');
}
