import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { finishPicture as contract } from '@thali/shared/pictures/pictures.contract';
import { pictureFile, pictureFiles } from '@thali/shared/pictures/stored-picture';
import type { Actor } from '../http/actor.ts';
import { cleanPicture } from './clean-picture.ts';
import { deleteUpload, publishPicture, readUpload } from './picture-store.ts';

/**
 * Checks and publishes an upload. Publishes the checked bytes, because the signed form still works for minutes and
 * could replace the uploaded file. Accepted uploads stay, so a retry finds them.
 * Rule: menu-21
 */
export async function finishPicture(
  _actor: Actor,
  { params: { vendorId, pictureId }, body: { type, shape } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const files = await Promise.all(
    pictureFiles[shape].map(async ({ width, height, maxBytes }) => {
      const file = pictureFile(vendorId, pictureId, { width, type });
      const bytes = await readUpload(file);
      const isWithinLimit = bytes && bytes.length <= maxBytes;
      return {
        file,
        bytes,
        clean: isWithinLimit ? cleanPicture(bytes, { type, width, height }) : undefined,
      };
    }),
  );
  if (files.some(({ bytes }) => !bytes)) {
    throw pictureRefused('The picture did not arrive. Please upload it again.');
  }
  if (files.some(({ clean }) => !clean)) {
    await Promise.all(files.map(({ file }) => deleteUpload(file)));
    throw pictureRefused('This file is not a picture we can show. Please choose another one.');
  }
  await Promise.all(files.map(({ file, clean }) => clean && publishPicture(file, type, clean)));
  const { width } = pictureFiles[shape][1];
  return { image: `/pictures/${pictureFile(vendorId, pictureId, { width, type })}` };
}

function pictureRefused(message: string): AppError {
  return new AppError('PICTURE_REFUSED', message);
}
