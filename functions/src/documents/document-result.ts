import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { config } from '../config.ts';
import type { ViewerVisit } from './viewer-visit.ts';

/** For the edge; to browsers it says that they must ask again each time. */
export const freshForSeconds =
  'public, max-age=0, s-maxage=5, stale-while-revalidate=60, stale-if-error=86400';
/** Somebody may take the name any minute. */
export const missingForSeconds = 'public, max-age=0, s-maxage=5';

interface Content {
  status: number;
  contentType: string;
  /** Bytes where it is no text. */
  body: string | Buffer;
  cacheControl: string;
  headers?: Record<string, string>;
}

/** An answer with its ETag, or 304 when the caller has it already. */
export function documentResult(
  { status, contentType, body, cacheControl, headers }: Content,
  known: string | undefined,
): APIGatewayProxyStructuredResultV2 {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const all = {
    'content-type': contentType,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...headers,
    ...(status === 200 && { etag }),
  };
  if (status === 200 && known?.includes(etag)) return { statusCode: 304, headers: all };
  if (typeof body === 'string') return { statusCode: status, headers: all, body };
  return { statusCode: status, headers: all, body: body.toString('base64'), isBase64Encoded: true };
}

interface PolicyParts {
  /** The sheet that the document carries. */
  css?: string | undefined;
  /** Somebody may work on it, and pay plans and fees: it has the dashboard. */
  works?: boolean;
  /** Guests pay an order on it. */
  pays?: boolean;
}

/**
 * No inline script, and of inline style only the one sheet that this document carries, by its hash. Where somebody works, the
 * store that pictures are uploaded to. Where somebody pays, Razorpay Checkout: it comes with a check of its own against
 * fraud, frames its page, and gives what it puts on ours its place by style attributes. Rule: security-2
 */
export function contentSecurityPolicy(
  { host, isSecure }: ViewerVisit,
  { css, works = false, pays = false }: PolicyParts,
): string {
  const sheet = css === undefined ? '' : ` 'sha256-${sha256(css)}'`;
  const hasCheckout = works || pays;
  const calls = [
    ...(hasCheckout ? ['https://*.razorpay.com'] : []),
    ...(works ? [config.pictureUploadUrl] : []),
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
