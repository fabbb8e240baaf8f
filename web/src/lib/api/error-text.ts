import { ApiError, NetworkError } from './api-error.ts';

/** What a person may read of an error; undefined for what only a programmer understands. */
export function errorText(error: unknown): string | undefined {
  return error instanceof ApiError || error instanceof NetworkError ? error.message : undefined;
}

/** `Failed to save options: The name is too long`, or the first part alone. */
export function failureLine(failed: string, error: unknown): string {
  return [failed, errorText(error)].filter(Boolean).join(': ');
}
