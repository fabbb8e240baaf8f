import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

test('a stored picture has three widths and a colour', () => {
  const at = (width: number) => `/pictures/0123456789/0123456789ABCDEF-c98a3b-${width}.webp`;
  expect(pictureSources(at(640))).toEqual([
    `${at(320)} 320w,${at(640)} 640w,${at(1280)} 1280w`,
    '#c98a3b',
  ]);
});

test.each(['https://x.example/pictures/a-c98a3b-640.webp', '/demo/idli.svg', ''])(
  '%s has none',
  (image) => {
    expect(pictureSources(image)).toEqual([]);
  },
);
