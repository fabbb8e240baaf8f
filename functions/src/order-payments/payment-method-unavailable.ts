import { AppError } from '@thali/shared/http/app-error';

/** The error for a payment method that the order or its mess does not allow. */
export function paymentMethodUnavailable(message: string): AppError {
  return new AppError('PAYMENT_METHOD_UNAVAILABLE', message);
}
