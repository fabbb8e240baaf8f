import { keptSinceId } from '../lib/offline/kept-since-id.ts';

const stamp = 'x-kept-since';

/** A copy of a response for the cache, with its time. */
export async function keptCopy(answer: Response, now: Date): Promise<Response> {
  const headers = new Headers(answer.headers);
  // The stored text is not compressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(stamp, now.toISOString());
  return new Response(await answer.text(), { status: answer.status, headers });
}

/** A stored document with its time as a JSON island, which needs no exception in the security policy. */
export async function shownCopy(kept: Response): Promise<Response> {
  const { status, headers } = kept;
  const since = JSON.stringify(headers.get(stamp) ?? '');
  const island = `<script type="application/json" id="${keptSinceId}">${since}</script>`;
  const html = (await kept.text()).replace(/<\/body>|$/, (end) => island + end);
  return new Response(html, { status, headers });
}
