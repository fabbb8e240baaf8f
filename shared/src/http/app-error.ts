import { type ErrorCode, errorStatus } from './error-codes.ts';

/** One wrong field: where it stands in the request, and what is wrong with it. */
export interface ErrorDetail {
  path: string;
  message: string;
}

interface AppErrorOptions {
  status?: number;
  details?: ErrorDetail[];
  /** More keys of the envelope, camelCase, such as the current order of a status conflict. */
  data?: Record<string, unknown>;
  /** Seconds after which a repeat makes sense; becomes the Retry-After header. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * The one error that may reach a client. The message is written for the person who reads it;
 * whatever is internal rides in `cause` and goes to the log alone.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetail[] | undefined;
  readonly data: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.status = options.status ?? errorStatus[code];
    this.details = options.details;
    this.data = options.data;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
