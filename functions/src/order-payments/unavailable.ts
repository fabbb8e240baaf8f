import { AppError } from '@thali/shared/http/app-error';

/** An order that can't be paid like this, or no longer. */
export function unavailable(message: string): AppError {
  return new AppError('PAYMENT_METHOD_UNAVAILABLE', message);
}
