import type { ErrorCode } from './error-codes.ts';

/** One wrong field: where it is in the request, and what is wrong with it. */
export interface ErrorDetail {
  path: string;
  message: string;
}

interface AppErrorOptions {
  details?: ErrorDetail[];
  /** More keys of the envelope, camelCase, such as the current order of a status conflict. */
  data?: Record<string, unknown>;
  /** Seconds after which a repeat makes sense; becomes the Retry-After header. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * The one error that may reach a client. The message is written for the person who reads it;
 * whatever is internal rides in `cause` and goes to the log alone. The HTTP status follows from the
 * code, where the answer is made: rules that the browser shares stay free of that table.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  readonly data: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.details = options.details;
    this.data = options.data;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
