import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { createPictureUpload as contract } from '@thali/shared/pictures/pictures.contract';
import { pictureFile, pictureFiles } from '@thali/shared/pictures/stored-picture';
import type { Actor } from '../http/actor.ts';
import { pictureIdFor } from '../ids/new-id.ts';
import { countTry } from '../limits/rate-limits.table.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';
import { createUploadForm } from './picture-store.ts';

/** The uploads of a mess per hour, enough to upload a whole menu twice. */
const maxPerHour = 300;

/** Creates a signed upload form for each width. Does not publish anything yet. A repeat gets forms for the same picture. Rule: menu-21 */
export async function createPictureUpload(
  _actor: Actor,
  { params: { vendorId }, body: { type, shape, colour }, headers }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  if (!(await readVendor(vendorId))) throw vendorNotFound();
  await countTry({ scope: `picture:${vendorId}`, max: maxPerHour, windowSeconds: 3600 });
  const pictureId = `${pictureIdFor(vendorId, headers['idempotency-key'])}-${colour}`;
  const uploads = pictureFiles[shape].map(async ({ width, maxBytes }) => ({
    width,
    ...(await createUploadForm({
      file: pictureFile(vendorId, pictureId, { width, type }),
      type,
      maxBytes,
    })),
  }));
  return { pictureId, uploads: await Promise.all(uploads) };
}
