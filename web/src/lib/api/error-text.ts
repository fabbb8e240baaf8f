import { ApiError, NetworkError } from './api-error.ts';

/** The text of an error that is safe to show; undefined for a programming error. */
export function errorText(error: unknown): string | undefined {
  return error instanceof ApiError || error instanceof NetworkError ? error.message : undefined;
}

/** `Failed to save options: The name is too long`, or the first part alone. */
export function failureLine(failed: string, error: unknown): string {
  return [failed, errorText(error)].filter(Boolean).join(': ');
}
