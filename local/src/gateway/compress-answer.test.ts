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
])('a page is sent to a browser that accepts %s as %s', async (accepted, encoding, unpack) => {
  const { headers, body } = await compressAnswer(page, accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(body.length).toBeLessThan(page.body.length / 5);
  expect(unpack(body)).toEqual(page.body);
});

test.each([
  ['nobody asks for it', page, ''],
  ['it is short', { ...page, body: Buffer.from('<title>Thali</title>') }, 'br'],
  [
    'it comes compressed',
    { ...page, headers: { ...page.headers, 'content-encoding': 'gzip' } },
    'br',
  ],
  ['it is a picture', { ...page, headers: { 'content-type': 'image/png' } }, 'br'],
])('an answer stays as it is where %s', async (_, answer, accepted) => {
  expect(await compressAnswer(answer, accepted)).toBe(answer);
});
