import { AppError } from '@thali/shared/http/app-error';
import { VendorId } from '@thali/shared/ids/ids';

/** Where the next page of the directory begins, as an opaque text. */
export function toDirectoryCursor(vendorId: string): string {
  return Buffer.from(vendorId).toString('base64url');
}

/** @throws AppError VALIDATION_ERROR */
export function readDirectoryCursor(cursor: string): string {
  const { data } = VendorId.safeParse(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (data) return data;
  throw new AppError('VALIDATION_ERROR', 'Not a cursor of this list', {
    details: [{ path: 'cursor', message: 'Not a cursor of this list' }],
  });
}
