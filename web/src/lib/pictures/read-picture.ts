import {
  headBytes,
  PictureProblem,
  problemOfFile,
  problemOfSize,
  textOfUnreadable,
} from './picture-problem.ts';

/**
 * Decodes a photo with the right orientation; `close` it after drawing.
 * @throws PictureProblem
 */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => {
      throw new PictureProblem('This file can’t be read. Please choose it again.');
    });
  const bytes = new Uint8Array(head);
  const problem = problemOfFile(file.size, bytes);
  if (problem) throw new PictureProblem(problem);
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureProblem(textOfUnreadable(bytes));
  });
  const sizeProblem = problemOfSize(bitmap);
  if (!sizeProblem) return bitmap;
  bitmap.close();
  throw new PictureProblem(sizeProblem);
}
