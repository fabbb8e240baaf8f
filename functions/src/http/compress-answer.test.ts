import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressAnswer } from './compress-answer.ts';

const headers = { 'content-type': 'application/json' };
const longAnswer = {
  statusCode: 200,
  headers,
  body: JSON.stringify('₹ thali '.repeat(500)),
  cookies: ['a'],
};

it('compresses a long answer for a browser that accepts gzip', () => {
  const { body = '', ...rest } = compressAnswer(longAnswer, 'gzip, deflate, br');
  expect(gunzipSync(Buffer.from(body, 'base64')).toString()).toBe(longAnswer.body);
  expect(body.length).toBeLessThan(longAnswer.body.length / 10);
  expect(rest).toEqual({
    statusCode: 200,
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    isBase64Encoded: true,
    cookies: ['a'],
  });
});

it.each([
  ['a short answer', { ...longAnswer, body: '{"ok":true}' }, 'gzip'],
  ['an answer without an accepted encoding', longAnswer, undefined],
  ['an answer with another accepted encoding', longAnswer, 'identity'],
  ['an answer without a body', { statusCode: 304, headers }, 'gzip'],
])('does not compress %s', (_, answer, accepted) => {
  expect(compressAnswer(answer, accepted)).toBe(answer);
});
