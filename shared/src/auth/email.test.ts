import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each(['a@b.c', 'asha.k+thali@mess.example', "o'neill@mess.example", 'आशा@उदाहरण.भारत'])(
  'accepts %s as an address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

it.each([
  '',
  'asha',
  'asha@mess',
  '@mess.example',
  'asha@.',
  'asha @mess.example',
  'asha@mess@example.com',
  'x,asha@mess.example',
  'x;asha@mess.example',
  'Asha<asha@mess.example>',
  '"asha"@mess.example',
  'asha\r\n@mess.example',
  'asha\u0000@mess.example',
  'asha\u200b@mess.example',
  'asha\u202e@mess.example',
  `${'a'.repeat(250)}@b.cd`,
])('refuses %j as an address', (text) => {
  expect(isEmail(text)).toBe(false);
});

it('refuses a megabyte of dots at once', () => {
  const startedAt = performance.now();
  expect(isEmail(`a@${'.'.repeat(1_000_000)}@`)).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
