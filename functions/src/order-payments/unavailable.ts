import { AppError } from '@thali/shared/http/app-error';

/** The order cannot be paid in this way, or its mess does not accept it now. */
export function unavailable(message: string): AppError {
  return new AppError('PAYMENT_METHOD_UNAVAILABLE', message);
}
