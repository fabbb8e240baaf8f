import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { config } from '../config.ts';
import type { ViewerVisit } from './viewer-visit.ts';

/** The edge caches the document; browsers must revalidate each time. */
export const pageCacheControl =
  'public, max-age=0, s-maxage=5, stale-while-revalidate=60, stale-if-error=86400';
/** The caching of a page that was not found. The page expires soon, because a new mess may take the name any minute. */
export const notFoundCacheControl = 'public, max-age=0, s-maxage=5';

interface Content {
  status: number;
  contentType: string;
  /** The bytes of a picture. */
  body: string | Buffer;
  cacheControl: string;
  headers?: Record<string, string>;
}

/** An answer with its ETag, or 304 if the caller already has it. */
export function documentResult(
  { status, contentType, body, cacheControl, headers }: Content,
  knownEtag: string | undefined,
): APIGatewayProxyStructuredResultV2 {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const allHeaders = {
    'content-type': contentType,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...headers,
    ...(status === 200 && { etag }),
  };
  if (status === 200 && knownEtag?.includes(etag)) return { statusCode: 304, headers: allHeaders };
  if (typeof body === 'string') return { statusCode: status, headers: allHeaders, body };
  return {
    statusCode: status,
    headers: allHeaders,
    body: body.toString('base64'),
    isBase64Encoded: true,
  };
}

interface PolicyParts {
  /** The style sheet in the document. */
  css?: string | undefined;
  /** Whether the page belongs to the dashboard, where staff pay plans and fees. */
  isWorkspace?: boolean;
  /** Whether a guest can pay an order on the page. */
  hasGuestPayment?: boolean;
}

/**
 * Blocks inline scripts. Allows only the document's own inline style sheet, by its hash. Staff pages may upload to
 * the picture store. Pages with a payment allow Razorpay Checkout. Checkout loads a fraud check, frames its own page
 * and sets style attributes.
 * Rule: security-2
 */
export function contentSecurityPolicy(
  { host, isSecure }: ViewerVisit,
  { css, isWorkspace = false, hasGuestPayment = false }: PolicyParts,
): string {
  const sheet = css === undefined ? '' : ` 'sha256-${sha256(css)}'`;
  const hasCheckout = isWorkspace || hasGuestPayment;
  const calls = [
    ...(hasCheckout ? ['https://*.razorpay.com'] : []),
    ...(isWorkspace ? [config.pictureUploadUrl] : []),
  ];
  return [
    "default-src 'self'",
    "img-src 'self' https: data:",
    `style-src 'self'${sheet}`,
    ...(hasCheckout ? checkoutSources : []),
    ["connect-src 'self'", `${isSecure ? 'wss' : 'ws'}://${host}`, ...calls].join(' '),
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

const checkoutSources = [
  "style-src-attr 'unsafe-inline'",
  "script-src 'self' https://checkout.razorpay.com https://cdn.razorpay.com",
  'frame-src https://api.razorpay.com https://checkout.razorpay.com',
];

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
