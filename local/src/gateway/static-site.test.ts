import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServer, listenOnBoth } from './listen.ts';
import { staticSite } from './static-site.ts';

let folder: string;
let servers: Server[];
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thali-site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<title>site</title>');
  await writeFile(join(folder, 'storefront.html'), '<title>storefront</title>');
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), `// ${'x'.repeat(5000)}`);
  const respond = await staticSite(folder);
  const listening = await listenOnBoth((request, response) => {
    void respond(request, response, new URL(`http://localhost${request.url}`));
  }, 0);
  servers = listening.servers;
  url = `http://127.0.0.1:${listening.port}`;
});

afterAll(async () => {
  await Promise.all(servers.map(closeServer));
  await rm(folder, { recursive: true });
});

const html = { accept: 'text/html,application/xhtml+xml' };

test.each([
  ['/', 'site'],
  ['/vendor', 'site'],
  ['/login?role=admin', 'site'],
  ['/menu/demo', 'storefront'],
  ['/orders/1', 'storefront'],
  ['/order/1', 'storefront'],
  ['/customer', 'storefront'],
])('%s answers the document of the %s', async (path, title) => {
  const response = await fetch(url + path, { headers: html });
  expect(await response.text()).toBe(`<title>${title}</title>`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(['br', 'gzip'])(
  'a hashed file is compressed with %s and kept for a year',
  async (encoding) => {
    const response = await fetch(`${url}/assets/app-1a2b.js`, {
      headers: { 'accept-encoding': encoding },
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await response.text()).length).toBe(5003);
  },
);

test('an unchanged file is not sent twice', async () => {
  const etag = (await fetch(url, { headers: html })).headers.get('etag') ?? '';
  const again = await fetch(url, { headers: { ...html, 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test.each(['/assets/missing.js', '/../package.json', '/.stamp'])(
  '%s is not there',
  async (path) => {
    expect((await fetch(url + path)).status).toBe(404);
  },
);
