import { ApiError } from '../../lib/api/api-error.ts';

/** The server knows of a payment that this page has not heard of yet. */
export function isPaidAlready(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ORDER_ALREADY_PAID';
}
