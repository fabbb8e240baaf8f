import { AppError } from '@thali/shared/http/app-error';

export function vendorAccessDenied(): AppError {
  return new AppError('VENDOR_ACCESS_DENIED', 'Access denied to this vendor');
}
