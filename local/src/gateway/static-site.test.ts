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
    void respond(request, response, new URL(`http://localhost${request.url}`)).then(
      (isAnswered) => {
        if (!isAnswered) response.writeHead(418).end();
      },
    );
  }, 0);
  servers = listening.servers;
  url = `http://127.0.0.1:${listening.port}`;
});

afterAll(async () => {
  await Promise.all(servers.map(closeServer));
  await rm(folder, { recursive: true });
});

test('leaves documents to the function that fills them', async () => {
  for (const path of ['/', '/menu/demo', '/index.html', '/storefront.html']) {
    expect((await fetch(url + path)).status, path).toBe(418);
  }
});

test.each(['br', 'gzip'])(
  'serves a hashed file in %s, with a cache time of one year',
  async (encoding) => {
    const response = await fetch(`${url}/assets/app-1a2b.js`, {
      headers: { 'accept-encoding': encoding },
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await response.text()).length).toBe(5003);
  },
);

test('answers 304 for an unchanged file', async () => {
  const file = `${url}/assets/app-1a2b.js`;
  const etag = (await fetch(file)).headers.get('etag') ?? '';
  const again = await fetch(file, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test.each(['/assets/missing.js', '/../package.json', '/.stamp'])(
  'has no file at %s',
  async (path) => {
    expect((await fetch(url + path)).status).toBe(418);
  },
);
