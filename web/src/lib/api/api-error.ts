export interface ApiErrorDetail {
  path: string;
  message: string;
}

interface ApiErrorParts {
  status: number;
  code: string;
  message: string;
  details?: ApiErrorDetail[] | undefined;
  /** What else the envelope carried, camelCase; `text` for an answer that was not JSON. */
  data?: Record<string, unknown> | undefined;
  /** After how long the server wants to be asked again. */
  retryAfterMs?: number | undefined;
}

/** The server answered, and it answered no. The message is written for the person who reads it. */
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

/** No answer: whether the call had an effect is not known. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause?: unknown) {
    super('Please check your connection.', { cause });
  }
}
