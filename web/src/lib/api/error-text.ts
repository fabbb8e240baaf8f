import { ApiError, NetworkError } from './api-error.ts';

/** The message of a failed call, which is safe to show. Returns undefined for a programming error. */
export function errorText(error: unknown): string | undefined {
  return error instanceof ApiError || error instanceof NetworkError ? error.message : undefined;
}

/** `Failed to save options: The name is too long`, or the prefix alone. */
export function failureLine(prefix: string, error: unknown): string {
  return [prefix, errorText(error)].filter(Boolean).join(': ');
}
