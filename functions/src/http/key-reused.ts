import { AppError } from '@thali/shared/http/app-error';

/**
 * The refusal of a second call with the same Idempotency-Key and other values. The first call's answer was lost, and
 * the person changed the form since.
 * @param message  what the first call did
 */
export function keyReused(message: string): AppError {
  return new AppError('IDEMPOTENCY_KEY_REUSED', message);
}
