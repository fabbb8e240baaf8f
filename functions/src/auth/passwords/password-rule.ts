import { isPasswordOf, passwordTooShort } from '@thali/shared/auth/account-fields';
import type { Role } from '@thali/shared/auth/user.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { RateLimit } from '../../limits/rate-limits.table.ts';

/**
 * Applies the strictest rule of a user's roles: a vendor who is also a customer must not set a short password.
 * @throws AppError VALIDATION_ERROR, such as 'Password must be at least 8 characters long'
 */
export function assertPasswordFits(roles: readonly Role[], path: string, password: string): void {
  const strict = roles.find((role) => !isPasswordOf(role, password));
  if (!strict) return;
  const message = passwordTooShort(strict);
  throw new AppError('VALIDATION_ERROR', message, { details: [{ path, message }] });
}

/** Limits wrong passwords of one known user. */
export function passwordLimit(userId: string): RateLimit {
  return { scope: `password:${userId}`, max: 10, windowSeconds: 900 };
}
