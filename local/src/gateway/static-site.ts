import type { IncomingMessage, ServerResponse } from 'node:http';
import { send, sendText } from './answer.ts';
import { type CachedFile, cacheFiles, encodingFor } from './file-cache.ts';

export type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<void>;

const documentHeaders = {
  'content-security-policy': [
    "default-src 'self'",
    "img-src 'self' https: data:",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' ws: wss:",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; '),
};

/** Stands in for CloudFront and the site bucket: the built site and its documents. */
export async function staticSite(folder: string): Promise<SiteHandler> {
  const files = await cacheFiles(folder);

  return async (request, response, url) => {
    const file = files.get(url.pathname);
    if (file && url.pathname !== '/') return sendFile(request, response, url.pathname, file);
    if (!wantsDocument(request, url)) return sendText(response, 404, 'Not found');
    const name = documentFor(url.pathname);
    const document = files.get(name);
    if (document) return sendFile(request, response, name, document);
    return sendText(response, 503, 'The site has not been built yet: npm run build');
  };
}

/** The storefront has an entry of its own, so that a first visit loads little. */
export function documentFor(path: string): string {
  const isStorefront = /^\/(menu\/|orders\/|order\/|customer(\/|$))/.test(path);
  return isStorefront ? '/storefront.html' : '/index.html';
}

/** Source: design, section 1: whatever is no file is a page of the site. */
export function wantsDocument(request: IncomingMessage, url: URL): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const accept = request.headers.accept ?? '*/*';
  const hasExtension = /\.[a-z0-9]{1,11}$/i.test(url.pathname);
  return isRead && !hasExtension && /text\/html|\*\/\*/.test(accept);
}

export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  file: CachedFile,
): Promise<void> {
  const encoding = encodingFor(file, String(request.headers['accept-encoding'] ?? ''));
  const headers = {
    'content-type': file.contentType,
    'cache-control': cacheControlOf(path),
    etag: file.etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(path.endsWith('.html') && documentHeaders),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  send(response, 200, headers, await file.body(encoding));
}

/** Files below /assets/ carry a hash of their content in their name. */
function cacheControlOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
