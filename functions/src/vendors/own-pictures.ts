import { AppError } from '@thali/shared/http/app-error';

/**
 * A stored picture goes when its own vendor names it no more, so no other vendor may show it. Rule: menu-23
 * @param pictures  addresses by the name of their field
 * @throws AppError VALIDATION_ERROR 'Invalid URL'
 */
export function checkOwnPictures(
  vendorId: string,
  pictures: Record<string, string | null | undefined>,
): void {
  const foreign = Object.entries(pictures).filter(
    ([, address]) =>
      address?.startsWith('/pictures/') && !address.startsWith(`/pictures/${vendorId}/`),
  );
  if (foreign.length === 0) return;
  const message = 'Invalid URL';
  throw new AppError('VALIDATION_ERROR', message, {
    details: foreign.map(([path]) => ({ path, message })),
  });
}
