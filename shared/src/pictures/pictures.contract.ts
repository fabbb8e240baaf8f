import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { idempotencyHeaders } from '../http/idempotency-key.ts';
import { VendorId } from '../ids/ids.ts';
import { pictureIdPattern, pictureShapes, pictureTypes } from './stored-picture.ts';

const PictureId = z.string().check(z.regex(pictureIdPattern, 'Not a picture id'));
const type = z.enum(pictureTypes);
const shape = z._default(z.enum(pictureShapes), 'square');

/** Starts an upload. Returns a signed form for each width, valid for some minutes. Rule: menu-21 */
export const createPictureUpload = defineContract({
  name: 'createPictureUpload',
  summary: 'Start the upload of a picture',
  method: 'POST',
  path: '/vendors/{vendorId}/pictures',
  callers: ['vendor', 'admin'],
  needs: 'manage',
  request: {
    params: z.object({ vendorId: VendorId }),
    body: z.object({
      type,
      shape,
      /** The average colour as `rrggbb`, which the site shows until the picture has loaded. */
      colour: z.string().check(z.regex(/^[0-9a-f]{6}$/, 'Not a colour')),
    }),
    headers: idempotencyHeaders,
  },
  response: z.object({
    pictureId: PictureId,
    uploads: z.array(
      z.object({
        width: z.number(),
        url: z.string(),
        /** The fields to send before the file. The file is the last field, `file`. */
        fields: z.record(z.string(), z.string()),
      }),
    ),
  }),
  status: 201,
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_ACCESS_DENIED', 'TOO_MANY_REQUESTS'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** Checks the uploaded files and publishes the picture. A repeat gets the same answer. Rule: menu-21 */
export const finishPicture = defineContract({
  name: 'finishPicture',
  summary: 'Check an uploaded picture and publish it',
  method: 'PUT',
  path: '/vendors/{vendorId}/pictures/{pictureId}',
  callers: ['vendor', 'admin'],
  needs: 'manage',
  request: {
    params: z.object({ vendorId: VendorId, pictureId: PictureId }),
    body: z.object({ type, shape }),
  },
  /** `image` is the value for a dish's or category's `image`, or for a mess's `logo_url` or `cover_url`. */
  response: z.object({ image: z.string() }),
  errors: ['VENDOR_ACCESS_DENIED', 'PICTURE_REFUSED'],
  vendorIdOf: ({ params }) => params.vendorId,
});
