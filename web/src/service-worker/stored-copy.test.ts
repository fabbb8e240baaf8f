import { expect, it } from 'vitest';
import { copyForCache, withStorageTime } from './stored-copy.ts';

const at = new Date('2026-11-22T07:11:00Z');

it('changes a stored document only by its time of storage', async () => {
  const headers = { 'content-type': 'text/html', 'content-encoding': 'br', etag: '"a"' };
  const served = new Response('<body><p>$& Dal</p></body></html>', { headers });
  const cached = await copyForCache(served, at);
  expect(cached.headers.get('content-encoding')).toBeNull();
  const answer = await withStorageTime(cached);
  expect(answer.headers.get('etag')).toBe('"a"');
  expect(await answer.text()).toBe(
    '<body><p>$& Dal</p><script type="application/json" id="kept-since">"2026-11-22T07:11:00.000Z"</script></body></html>',
  );
});
