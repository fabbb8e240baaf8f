import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../data-folder/temporary-folder.ts';
import { closeServer, listenOnLoopback } from './listen.ts';
import { staticSite } from './static-site.ts';

const folder = temporaryFolder(afterAll);
let server: Server;
let url: string;

beforeAll(async () => {
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<title>site</title>');
  await writeFile(join(folder, 'storefront.html'), '<title>storefront</title>');
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), `// ${'x'.repeat(5000)}`);
  const respond = await staticSite(folder);
  server = createServer((request, response) => {
    void respond(request, response, new URL(`http://localhost${request.url}`)).then(
      (isAnswered) => {
        if (!isAnswered) response.writeHead(418).end();
      },
    );
  });
  url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
});

afterAll(() => closeServer(server));

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
