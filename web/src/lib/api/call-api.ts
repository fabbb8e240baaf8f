import { ApiError, NetworkError } from './api-error.ts';
import { callHook } from './call-hook.ts';
import { callWithSession, type SessionCall } from './call-with-session.ts';
import type { AnswerOf, CallKey, RequestOf } from './calls.ts';
import { failureToasts } from './failure-toasts.ts';

export interface CallOptions
  extends Pick<
    SessionCall,
    'acting' | 'authorization' | 'idempotencyKey' | 'keepalive' | 'signal' | 'timeoutMs'
  > {
  /** Whether the caller shows client errors (4xx) itself. */
  quiet?: boolean | undefined;
  /**
   * Whether the call is a poll. A poll does not retry, because the next poll follows. It shows only the toast for the
   * end of the session.
   */
  background?: boolean | undefined;
}

const maxRetries = 2;
/** If the server asks for a longer wait, the call fails at once, so no spinner runs for that long. */
const maxWaitMs = 10_000;

/**
 * Sends a call with the types of its contract. Its answer is in camelCase. After a network failure or a 429 it retries
 * reads, and writes with an idempotency key.
 * @throws ApiError if the server refuses, NetworkError if it is unreachable
 * Rule: wire-7, wire-8
 */
export function callApi<Key extends CallKey>(
  key: Key,
  call: RequestOf<Key> & CallOptions,
): Promise<AnswerOf<Key>>;
export async function callApi(key: CallKey, call: SessionCall & CallOptions): Promise<unknown> {
  if (callHook.answer) return callHook.answer(key, call);
  const isRead = key.startsWith('GET ');
  const isRepeatable = !call.background && (isRead || call.idempotencyKey !== undefined);
  const isAuthCall = key.includes(' /auth/');
  for (let retry = 0; ; retry += 1) {
    try {
      return await callWithSession(key, call, isAuthCall);
    } catch (error) {
      // The caller's abort is not a network failure.
      if (call.signal?.aborted) throw call.signal.reason;
      const mayRetry = isRepeatable && retry < maxRetries;
      const waitMs = mayRetry ? retryDelayMs(error, retry, isAuthCall) : undefined;
      if (waitMs === undefined) {
        showFailure(error, call, isAuthCall);
        throw error;
      }
      if (error instanceof NetworkError) failureToasts.retrying();
      else failureToasts.tooManyRequests();
      await pause(waitMs, call.signal);
    }
  }
}

/** 1 s, then 2 s, or longer if a 429 asks for it. Returns undefined if a retry cannot help. */
function retryDelayMs(error: unknown, retry: number, isAuthCall: boolean): number | undefined {
  const plannedMs = 1000 * 2 ** retry;
  if (error instanceof NetworkError) return plannedMs;
  if (!(error instanceof ApiError) || error.status !== 429 || isAuthCall) return undefined;
  const waitMs = Math.max(plannedMs, error.retryAfterMs);
  return waitMs <= maxWaitMs ? waitMs : undefined;
}

const personCodes: readonly string[] = ['PERSON_REQUIRED', 'RIGHT_REQUIRED'];

function showFailure(
  error: unknown,
  { authorization, quiet, background }: CallOptions,
  isAuthCall: boolean,
): void {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 401 && !isAuthCall && !authorization) failureToasts.sessionExpired();
  else if (background) return;
  else if (error instanceof NetworkError) failureToasts.noConnection();
  else if (!(error instanceof ApiError)) return;
  else if (error.status >= 500) failureToasts.serverError();
  else if (quiet) return;
  // The device shows its keypad instead of a toast.
  else if (authorization && personCodes.includes(error.code)) return;
  else if (error.status === 429) failureToasts.tooManyRequests();
  else failureToasts.clientError(error.message);
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
