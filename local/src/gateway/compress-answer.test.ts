import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAnswer } from './file-cache.ts';

const page = {
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(`<title>${'Thali '.repeat(500)}</title>`),
};

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
])('a browser that accepts %s gets a page in %s', async (accepted, encoding, unpack) => {
  const { headers, body } = await compressAnswer(page, accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(body.length).toBeLessThan(page.body.length / 5);
  expect(unpack(body)).toEqual(page.body);
});

test.each([
  ['the browser accepts no encoding', page, ''],
  ['the body is short', { ...page, body: Buffer.from('<title>Thali</title>') }, 'br'],
  [
    'the body is already compressed',
    { ...page, headers: { ...page.headers, 'content-encoding': 'gzip' } },
    'br',
  ],
  ['the body is a picture', { ...page, headers: { 'content-type': 'image/png' } }, 'br'],
])('leaves an answer unchanged if %s', async (_, answer, accepted) => {
  expect(await compressAnswer(answer, accepted)).toBe(answer);
});
