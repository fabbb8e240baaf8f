import { AppError } from '@thali/shared/http/app-error';

/** The order can not be paid in this way, or its mess does not take it now. */
export function unavailable(message: string): AppError {
  return new AppError('PAYMENT_METHOD_UNAVAILABLE', message);
}
