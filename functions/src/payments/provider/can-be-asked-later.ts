import { AppError } from '@thali/shared/http/app-error';

/** Whether Razorpay does not answer, or not to these keys. */
export function isProviderFailure(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'PAYMENT_PROVIDER_FAILED';
}

/** Whether Razorpay does not answer, or the keys to ask it with can't be opened at the moment. */
export function canBeAskedLater(error: unknown): error is AppError {
  return isProviderFailure(error) || (error instanceof AppError && error.code === 'SERVICE_BUSY');
}
