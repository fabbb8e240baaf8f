import * as texts from './api-texts.ts';

export interface ApiErrorDetail {
  path: string;
  message: string;
}

interface ApiErrorParts {
  status: number;
  code: string;
  message: string;
  details?: ApiErrorDetail[] | undefined;
  /** All other fields of the error response in camelCase. A body that is not JSON is in `text`. */
  data?: Record<string, unknown> | undefined;
  /** The wait that the server requests. */
  retryAfterMs?: number | undefined;
}

/** A refusal by the server. Its message is safe to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly details: ApiErrorDetail[];
  readonly data: Record<string, unknown>;
  readonly retryAfterMs: number;

  constructor({ status, code, message, details, data, retryAfterMs }: ApiErrorParts) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details ?? [];
    this.data = data ?? {};
    this.retryAfterMs = retryAfterMs ?? 0;
  }
}

/** No answer arrived, so the caller cannot know whether the call had an effect. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause?: unknown) {
    super(texts.checkConnection, { cause });
  }
}
