import { AppError } from '@thali/shared/http/app-error';
import { toSnakeKey } from '@thali/shared/http/camel-keys';
import { errorStatus } from '@thali/shared/http/error-codes';
import { logFault } from '../invocations/invocation.ts';
import { log } from '../logs/log.ts';
import { elapsedMs } from '../logs/log-context.ts';
import { count } from '../metrics/metrics.ts';
import { jsonHeaders } from './answer-json.ts';
import type { HttpEvent, HttpMiddleware, HttpResult } from './pipeline.ts';

/** The only place that turns a thrown value into the error envelope. Logs each request once. */
export function answerErrors(): HttpMiddleware {
  return {
    after: ({ event, response }) => {
      logAnswer(event, response?.statusCode ?? 200);
    },
    onError: (request) => {
      const error = toAppError(request.error);
      request.response = toEnvelope(error, request.event.requestContext.requestId);
      logRefusal(error, request.error);
    },
  };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('INTERNAL_ERROR', 'Something went wrong. Please try again later.', {
    cause: error,
  });
}

/** The error envelope. Rule: wire-6 */
export function toEnvelope(error: AppError, requestId: string): HttpResult {
  const headers: Record<string, string> = {
    ...jsonHeaders(requestId),
    'cache-control': 'no-store',
  };
  if (error.retryAfterSeconds) headers['retry-after'] = String(error.retryAfterSeconds);
  return {
    statusCode: errorStatus[error.code],
    headers,
    body: JSON.stringify(envelopeOf(error, requestId)),
  };
}

export function envelopeOf(error: AppError, requestId: string): Record<string, unknown> {
  return {
    error: error.message,
    code: error.code,
    ...(error.details && { details: error.details }),
    ...snakeKeys(error.data),
    request_id: requestId,
  };
}

function snakeKeys(data: Record<string, unknown> | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data ?? {}).map(([key, value]) => [toSnakeKey(key), value]),
  );
}

/** Logs reads only at debug level, because the gateway logs them too. */
function logAnswer(event: HttpEvent, status: number): void {
  const level = event.state.route.contract.method === 'GET' ? 'debug' : 'info';
  log[level]('request', { status, duration_ms: elapsedMs() });
}

/** The log line has the same request id as the envelope. */
function logRefusal(error: AppError, thrown: unknown): void {
  const status = errorStatus[error.code];
  const line = { status, code: error.code, duration_ms: elapsedMs() };
  count('Refusals', error.code);
  if (status >= 500) logFault('request failed', { ...line, error: thrown });
  else log.info('request', line);
}
