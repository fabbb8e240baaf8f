import { expect, it } from 'vitest';
import { keptCopy, shownCopy } from './kept-copy.ts';

const at = new Date('2026-11-22T07:11:00Z');

it('a stored document is unchanged except for its time of storage', async () => {
  const headers = { 'content-type': 'text/html', 'content-encoding': 'br', etag: '"a"' };
  const served = new Response('<body><p>$& Dal</p></body></html>', { headers });
  const kept = await keptCopy(served, at);
  expect(kept.headers.get('content-encoding')).toBeNull();
  const shown = await shownCopy(kept);
  expect(shown.headers.get('etag')).toBe('"a"');
  expect(await shown.text()).toBe(
    '<body><p>$& Dal</p><script type="application/json" id="kept-since">"2026-11-22T07:11:00.000Z"</script></body></html>',
  );
});
