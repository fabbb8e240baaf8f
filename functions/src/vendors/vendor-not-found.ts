import { AppError } from '@thali/shared/http/app-error';

export function vendorNotFound(): AppError {
  return new AppError('VENDOR_NOT_FOUND', 'Restaurant not found');
}
