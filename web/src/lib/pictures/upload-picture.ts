import { callApi } from '../api/call-api.ts';
import { errorText } from '../api/error-text.ts';
import type { PictureFiles } from './make-files.ts';
import { PictureProblem } from './picture-problem.ts';

/**
 * Uploads the files of a picture and publishes them. @returns the picture's address
 * @throws PictureProblem, ApiError, NetworkError
 */
export async function uploadPicture(vendorId: string, pictureFiles: PictureFiles): Promise<string> {
  const { shape, type, colour, files } = pictureFiles;
  const { pictureId, uploads } = await callApi('POST /vendors/{vendorId}/pictures', {
    params: { vendorId },
    body: { type, shape, colour },
    idempotencyKey: crypto.randomUUID(),
    quiet: true,
  });
  await Promise.all(uploads.map((upload) => post(upload, files.get(upload.width))));
  const { image } = await callApi('PUT /vendors/{vendorId}/pictures/{pictureId}', {
    params: { vendorId, pictureId },
    body: { type, shape },
    quiet: true,
  });
  return image;
}

interface Form {
  url: string;
  fields: Record<string, string>;
}

async function post({ url, fields }: Form, file: Blob | undefined): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', file);
  const answer = await fetch(url, { method: 'POST', body: form }).catch(() => undefined);
  if (!answer?.ok) throw new PictureProblem('The photo could not be sent. Please try again.');
}

/** The text for a failed upload. */
export function pictureFailure(error: unknown): string {
  if (error instanceof PictureProblem) return error.message;
  return errorText(error) ?? 'The photo could not be uploaded. Please try again.';
}
