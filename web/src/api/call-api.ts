import { ApiError, NetworkError } from './api-error.ts';
import { authHook } from './auth-hook.ts';
import { failureToasts } from './failure-toasts.ts';
import { readAnswer } from './read-answer.ts';
import { type Method, type QueryValues, sendRequest } from './send-request.ts';

export interface ApiCall {
  query?: QueryValues | undefined;
  body?: unknown;
  headers?: Record<string, string> | undefined;
  /** Makes a write safe to send again. */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  /** The caller shows client errors (4xx) itself. */
  quiet?: boolean | undefined;
  /** A poll: no toast at all, no repeats; the next round is the repeat. */
  background?: boolean | undefined;
}

const maxRetries = 2;

/**
 * A call under /api, its answer in camelCase. Reads, and writes with an idempotency key, are sent
 * again after a network failure or a 429; nothing else is sent twice by itself.
 * @throws ApiError when the server refuses, NetworkError when it can't be reached
 * Source: spec 1, section 8; contract, section Retries
 */
export async function callApi<T>(method: Method, path: string, call: ApiCall = {}): Promise<T> {
  const isRepeatable = !call.background && (method === 'GET' || call.idempotencyKey !== undefined);
  const isAuthCall = path.startsWith('/auth/');
  for (let retry = 0; ; retry += 1) {
    const mayRetry = isRepeatable && retry < maxRetries;
    try {
      return (await callWithSession(method, path, call, isAuthCall)) as T;
    } catch (error) {
      if (error instanceof NetworkError && mayRetry) {
        failureToasts.tryingAgain();
      } else if (isTooMany(error) && mayRetry && !isAuthCall) {
        failureToasts.tooManyRequests();
      } else {
        if (!call.background) showFailure(error, call.quiet ?? false, isAuthCall);
        throw error;
      }
    }
    await pause(1000 * 2 ** retry, call.signal);
  }
}

async function callWithSession(method: Method, path: string, call: ApiCall, isAuthCall: boolean) {
  const token = await authHook.getToken();
  try {
    return await callOnce(method, path, call, token);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401;
    if (!isRefused || isAuthCall || !token) throw error;
    if (await authHook.refresh()) {
      return await callOnce(method, path, call, await authHook.getToken());
    }
    authHook.sessionLost();
    throw error;
  }
}

async function callOnce(method: Method, path: string, call: ApiCall, token: string | undefined) {
  const response = await sendRequest({
    method,
    path,
    query: call.query,
    body: call.body,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
      ...call.headers,
    },
    signal: call.signal,
    timeoutMs: call.timeoutMs ?? 20_000,
  });
  return readAnswer(response);
}

function showFailure(error: unknown, isQuiet: boolean, isAuthCall: boolean): void {
  if (error instanceof NetworkError) failureToasts.noConnection();
  if (!(error instanceof ApiError)) return;
  if (error.status >= 500) failureToasts.serverError();
  else if (error.status === 401 && !isAuthCall) failureToasts.sessionExpired();
  else if (error.status === 429 && !isQuiet) failureToasts.tooManyRequests();
  else if (!isQuiet) failureToasts.clientError(error.message);
}

function isTooMany(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
