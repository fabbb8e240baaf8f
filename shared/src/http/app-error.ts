import type { ErrorCode } from './error-codes.ts';

/** An invalid field: its path in the request, and the problem. */
export interface ErrorDetail {
  path: string;
  message: string;
}

interface AppErrorOptions {
  details?: ErrorDetail[];
  /** Further keys of the envelope in camelCase, such as the current order of a status conflict. */
  data?: Record<string, unknown>;
  /** Seconds until a retry makes sense, for the Retry-After header. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * The only error that reaches a client. The message is safe to show; internals go into `cause` and reach only the log.
 * The handler maps the code to an HTTP status, so the browser does not load that table.
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
