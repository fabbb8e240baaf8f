import { sampleWebp } from '@thali/shared/pictures/sample-pictures';
import { type PictureShape, pictureFiles } from '@thali/shared/pictures/stored-picture';
import { type Answer, call } from './call.ts';

interface Upload {
  width: number;
  url: string;
  fields: Record<string, string>;
}

/** Posts a file with its signed form, as a browser does. */
export function postForm({ url, fields }: Pick<Upload, 'url' | 'fields'>, bytes: Uint8Array) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(bytes)]));
  return fetch(url, { method: 'POST', body: form });
}

/** The calls that upload pictures for a vendor. */
export function pictures(vendorId: string, token: string, shape: PictureShape = 'square') {
  const path = `/vendors/${vendorId}/pictures`;
  const type = 'image/webp';
  const begin = async () => {
    const answer = await call('POST', path, { token, body: { type, shape, colour: 'c98a3b' } });
    return { answer, ...(answer.json as unknown as { picture_id: string; uploads: Upload[] }) };
  };
  const finish = (pictureId: string): Promise<Answer> =>
    call('PUT', `${path}/${pictureId}`, { token, body: { type, shape } });

  return {
    begin,
    finish,
    /** @param bytesOf  the file of each width. Default: a valid file */
    upload: async (bytesOf: (width: number) => Uint8Array = (width) => sampleOf(shape, width)) => {
      const started = await begin();
      const posts = started.uploads.map((upload) => postForm(upload, bytesOf(upload.width)));
      await Promise.all(posts);
      return { ...started, finished: await finish(started.picture_id) };
    },
  };
}

/** A valid file of this shape. */
export function sampleOf(shape: PictureShape, width: number): Uint8Array {
  return sampleWebp(width, pictureFiles[shape].find((file) => file.width === width)?.height);
}
