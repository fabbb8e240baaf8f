import { expect, it } from 'vitest';
import { PictureUrl } from './fields.ts';

it.each([
  ['https://cdn.example/dosa.jpg?w=3#a', 'https://cdn.example/dosa.jpg?w=3#a'],
  ['  https://CDN.example/Dosa.jpg ', 'https://CDN.example/Dosa.jpg'],
  ['http://cdn.example/dosa.jpg?w=3#a', 'https://cdn.example/dosa.jpg?w=3#a'],
  ['HTTP://cdn.example:80/dosa.jpg', 'https://cdn.example/dosa.jpg'],
  ['http://cdn.example:8443/dosa.jpg', 'https://cdn.example:8443/dosa.jpg'],
])('accepts the picture at %s and stores %s', (input, stored) => {
  expect(PictureUrl.parse(input)).toBe(stored);
});

it.each([
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  'ftp://cdn.example/dosa.jpg',
  '//cdn.example/dosa.jpg',
  'http://user:word@cdn.example/',
  `http://cdn.example/${'a'.repeat(2048)}`,
  `http://cdn.example/${'म'.repeat(300)}`,
])('refuses %s', (text) => {
  expect(PictureUrl.safeParse(text).success).toBe(false);
});
