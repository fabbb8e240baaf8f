import { ApiError, NetworkError } from './api-error.ts';

/** What a person may read of an error; undefined for what only a programmer understands. */
export function errorText(error: unknown): string | undefined {
  return error instanceof ApiError || error instanceof NetworkError ? error.message : undefined;
}
