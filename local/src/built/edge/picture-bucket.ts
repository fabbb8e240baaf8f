import { send } from '../../gateway/answer.ts';
import { contentTypeOf } from '../../gateway/content-types.ts';
import type { PictureFiles } from '../../stand-ins/pictures/picture-files.ts';
import { withAnswerHeaders } from './answer-headers.ts';
import type { Bucket } from './site-bucket.ts';

/** The bucket of pictures, as its functions fill it. */
export function pictureBucket(files: PictureFiles): Bucket {
  return async (request, response, path, set) => {
    request.resume();
    const bytes = path.includes('..') ? undefined : await files.read(path.slice(1));
    const headers = bytes
      ? {
          'content-type': contentTypeOf(path),
          'cache-control': 'public, max-age=31536000, immutable',
        }
      : { 'content-type': 'application/xml' };
    send(response, bytes ? 200 : 404, withAnswerHeaders(headers, set), bytes);
  };
}
