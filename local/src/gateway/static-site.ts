import type { IncomingMessage, ServerResponse } from 'node:http';
import { siteDocuments } from '@thali/shared/site/document-of';
import { firstViewFile } from '@thali/shared/site/first-view';
import { languageFile, languages } from '@thali/shared/site/languages';
import { pushWorkerFile, serviceWorkerFile } from '@thali/shared/site/service-worker-file';
import { send } from './answer.ts';
import { type CachedFile, cacheFiles, encodingFor } from './file-cache.ts';

/** @returns whether it has answered the request */
export type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<boolean>;

/** Stands in for the site bucket: serves the built site's files. A function serves the documents. */
export async function staticSite(
  folder: string,
  transform?: (content: Buffer) => Buffer,
): Promise<SiteHandler> {
  const files = await cacheFiles(folder, '/', transform);
  const documents = siteDocuments.map((name) => `${name}.html`);
  for (const name of [...documents, serviceWorkerFile, pushWorkerFile, firstViewFile]) {
    for (const language of languages) files.delete(`/${languageFile(name, language)}`);
  }

  return async (request, response, url) => {
    const file = files.get(url.pathname);
    if (!file) return false;
    await sendFile(request, response, url.pathname, file);
    return true;
  };
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
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  send(response, 200, headers, await file.body(encoding));
}

/** The name of a file below /assets/ contains a hash of its content. */
function cacheControlOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
