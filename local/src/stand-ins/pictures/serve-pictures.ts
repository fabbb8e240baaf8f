import { picturePolicy } from '@thali/shared/pictures/picture-headers';
import { send, sendText } from '../../gateway/answer.ts';
import { contentTypeOf } from '../../gateway/content-types.ts';
import type { Respond } from '../../gateway/http-api.ts';
import type { PictureFiles } from './picture-files.ts';

/** What the edge serves of the store: the published folder, as pictures and nothing else. */
export function servePictures(files: PictureFiles): Respond {
  return async (request, response, url) => {
    request.resume();
    const key = url.pathname.slice(1);
    const bytes = /^pictures\/[\w-]+\/[\w-]+\.\w+$/.test(key) ? await files.read(key) : undefined;
    if (!bytes) return sendText(response, 404, 'Not found');
    const headers = {
      'content-type': contentTypeOf(key),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': picturePolicy,
    };
    send(response, 200, headers, bytes);
  };
}
