import { ApiError } from '../lib/api/api-error.ts';

/** The server says no to this proof, whoever has it. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && [400, 401, 403, 404].includes(error.status);
}

/** Too many phones were tried for this order. */
export function isTooOften(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 429;
}
