import { AppError } from '@thali/shared/http/app-error';
import { toSnakeKey } from '@thali/shared/http/camel-keys';
import { errorStatus } from '@thali/shared/http/error-codes';
import { log } from '../log.ts';
import { actorId, guest } from './actor.ts';
import { jsonHeaders } from './answer-json.ts';
import type { HttpEvent, HttpMiddleware, HttpResult } from './pipeline.ts';

/** The one place that turns anything thrown into the error envelope, and logs each request once. */
export function answerErrors(): HttpMiddleware {
  return {
    before: ({ event }) => {
      startedAt.set(event, performance.now());
    },
    after: ({ event, response }) => {
      logRequest(event, response?.statusCode ?? 200);
    },
    onError: (request) => {
      const error = toAppError(request.error);
      request.response = toEnvelope(error, request.event.requestContext.requestId);
      logRequest(request.event, errorStatus[error.code], request.error ?? undefined);
    },
  };
}

const startedAt = new WeakMap<HttpEvent, number>();

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('INTERNAL_ERROR', 'Something went wrong. Please try again later.', {
    cause: error,
  });
}

/** The error envelope. Source: design, section 3. */
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

function logRequest(event: HttpEvent, status: number, error?: Error): void {
  const state = event.state as HttpEvent['state'] | undefined;
  const entry = {
    request_id: event.requestContext.requestId,
    route: state?.route.contract.name ?? event.routeKey,
    actor: actorId(state?.actor ?? guest),
    vendor_id: state?.actor.role === 'vendor' ? state.actor.vendorId : undefined,
    status,
    code: error instanceof AppError ? error.code : undefined,
    duration_ms: Math.round((performance.now() - (startedAt.get(event) ?? 0)) * 10) / 10,
  };
  if (status >= 500 && error) log.error('request failed', { ...entry, error });
  else log.info('request', entry);
}
