import { keptSinceId } from '../lib/offline/kept-since-id.ts';

const stamp = 'x-kept-since';

/** An answer as it is kept, with the moment at which it came. */
export async function keptCopy(answer: Response, now: Date): Promise<Response> {
  const headers = new Headers(answer.headers);
  // What is kept is the text itself, no longer packed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(stamp, now.toISOString());
  return new Response(await answer.text(), { status: answer.status, headers });
}

/** A kept document that says since when: as data, which no policy has to allow. */
export async function shownCopy(kept: Response): Promise<Response> {
  const { status, headers } = kept;
  const since = JSON.stringify(headers.get(stamp) ?? '');
  const island = `<script type="application/json" id="${keptSinceId}">${since}</script>`;
  const html = (await kept.text()).replace(/<\/body>|$/, (end) => island + end);
  return new Response(html, { status, headers });
}
