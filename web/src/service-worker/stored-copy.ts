import { storageTimeId } from '../lib/offline/storage-time-id.ts';

const timeHeader = 'x-stored-since';

/** Copies a response for the cache, with the time of storage in a header. */
export async function copyForCache(answer: Response, now: Date): Promise<Response> {
  const headers = new Headers(answer.headers);
  // The stored text is not compressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(timeHeader, now.toISOString());
  return new Response(await answer.text(), { status: answer.status, headers });
}

/** Adds the time of storage to a stored document, as a JSON island, which the security policy allows. */
export async function withStorageTime(stored: Response): Promise<Response> {
  const { status, headers } = stored;
  const since = JSON.stringify(headers.get(timeHeader) ?? '');
  const island = `<script type="application/json" id="${storageTimeId}">${since}</script>`;
  const html = (await stored.text()).replace(/<\/body>|$/, (end) => island + end);
  return new Response(html, { status, headers });
}
