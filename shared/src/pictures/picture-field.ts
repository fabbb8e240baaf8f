import * as z from 'zod/mini';
import { PictureUrl } from '../http/fields.ts';
import { type PictureShape, storedPicturePatterns } from './stored-picture.ts';

/** A picture in our store, or the address of a picture elsewhere. Null or an empty text removes the picture. */
export function removablePicture(shape: PictureShape = 'square') {
  const stored = z.string().check(z.regex(storedPicturePatterns[shape]));
  return z.nullish(z.union([z.literal(''), stored, PictureUrl], { error: 'Invalid URL' }));
}
