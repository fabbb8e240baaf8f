import { ApiError } from './api-error.ts';
import { authHook } from './auth-hook.ts';
import type { ApiCall } from './call-api.ts';
import { fallbackText } from './fallback-texts.ts';
import { readAnswer } from './read-answer.ts';
import { type Method, sendRequest } from './send-request.ts';

/**
 * One call as whoever is signed in. A refused token is refreshed once and the call sent again: the
 * server did nothing with the first. A fresh token that is refused as well ends the session.
 */
export async function callWithSession(
  method: Method,
  path: string,
  call: ApiCall,
  isAuthCall: boolean,
): Promise<unknown> {
  const token = isWayIn(path) ? undefined : await authHook.getToken();
  try {
    return await callOnce(method, path, call, token);
  } catch (error) {
    if (!isRefused(error) || isAuthCall || !token) throw error;
    if (!(await authHook.refresh(token))) {
      authHook.sessionLost(token);
      throw error;
    }
  }
  const fresh = await authHook.getToken();
  try {
    return await callOnce(method, path, call, fresh);
  } catch (error) {
    if (isRefused(error)) authHook.sessionLost(fresh);
    throw error;
  }
}

/** Whoever signs in is nobody yet, and an earlier session that is over must not stand in the way. */
function isWayIn(path: string): boolean {
  return path.startsWith('/auth/') && !['/auth/profile', '/auth/change-password'].includes(path);
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
  return readAnswer(response, fallbackText(method, path));
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
