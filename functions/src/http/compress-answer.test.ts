import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressAnswer } from './compress-answer.ts';

const headers = { 'content-type': 'application/json' };
const long = {
  statusCode: 200,
  headers,
  body: JSON.stringify('₹ thali '.repeat(500)),
  cookies: ['a'],
};

it('sends a long answer compressed to a browser that takes it, with all else as it was', () => {
  const { body = '', ...rest } = compressAnswer(long, 'gzip, deflate, br');
  expect(gunzipSync(Buffer.from(body, 'base64')).toString()).toBe(long.body);
  expect(body.length).toBeLessThan(long.body.length / 10);
  expect(rest).toEqual({
    statusCode: 200,
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    isBase64Encoded: true,
    cookies: ['a'],
  });
});

it.each([
  ['a short one', { ...long, body: '{"ok":true}' }, 'gzip'],
  ['one for a caller that takes none', long, undefined],
  ['one for a caller that takes another', long, 'identity'],
  ['one without a body', { statusCode: 304, headers }, 'gzip'],
])('leaves %s as it is', (_, answer, accepted) => {
  expect(compressAnswer(answer, accepted)).toBe(answer);
});
