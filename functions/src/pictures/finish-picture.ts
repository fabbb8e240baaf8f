import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { finishPicture as contract } from '@thali/shared/pictures/pictures.contract';
import { pictureFile, pictureFiles } from '@thali/shared/pictures/stored-picture';
import type { Actor } from '../http/actor.ts';
import { cleanPicture } from './clean-picture.ts';
import { deleteUpload, publish, readUpload } from './picture-store.ts';

/**
 * Publishes the bytes that were looked at, not the file: its form works for some minutes, and could put another one in
 * its place meanwhile. Files that passed stay where they came, so that a repeat finds them. Rule: menu-21
 */
export async function finishPicture(
  _actor: Actor,
  { params: { vendorId, pictureId }, body: { type, shape } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const files = await Promise.all(
    pictureFiles[shape].map(async ({ width, height, maxBytes }) => {
      const file = pictureFile(vendorId, pictureId, { width, type });
      const bytes = await readUpload(file);
      const isSmall = bytes && bytes.length <= maxBytes;
      return {
        file,
        bytes,
        clean: isSmall ? cleanPicture(bytes, { type, width, height }) : undefined,
      };
    }),
  );
  if (files.some(({ bytes }) => !bytes)) {
    throw refused('The picture did not arrive. Please upload it again.');
  }
  if (files.some(({ clean }) => !clean)) {
    await Promise.all(files.map(({ file }) => deleteUpload(file)));
    throw refused('This file is no picture that can be shown. Please choose another one.');
  }
  await Promise.all(files.map(({ file, clean }) => clean && publish(file, type, clean)));
  const { width } = pictureFiles[shape][1];
  return { image: `/pictures/${pictureFile(vendorId, pictureId, { width, type })}` };
}

function refused(message: string): AppError {
  return new AppError('PICTURE_REFUSED', message);
}
