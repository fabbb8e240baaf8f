import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';
import { type PictureShape, pictureFiles } from './stored-picture.ts';

test.each<PictureShape>(['square', 'cover'])(
  'finds three widths and a colour for a stored picture (%s)',
  (shape) => {
    const at = (width: number) => `/pictures/0123456789/0123456789ABCDEF-c98a3b-${width}.webp`;
    const widths = pictureFiles[shape].map(({ width }) => width);
    expect(pictureSources(at(pictureFiles[shape][1].width))).toEqual([
      widths.map((width) => `${at(width)} ${width}w`).join(','),
      '#c98a3b',
    ]);
  },
);

test.each(['https://x.example/pictures/a-c98a3b-640.webp', '/demo/idli.svg', ''])(
  'finds no widths for %s',
  (image) => {
    expect(pictureSources(image)).toEqual([]);
  },
);
