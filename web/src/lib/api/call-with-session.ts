import { ApiError } from './api-error.ts';
import { authHook } from './auth-hook.ts';
import type { CallKey } from './calls.ts';
import { fallbackTexts } from './fallback-texts.ts';
import { readAnswer } from './read-answer.ts';
import { type RequestParts, sendRequest } from './send-request.ts';

/** A call without the types of its contract. */
export interface SessionCall extends RequestParts {
  headers?: Record<string, string> | undefined;
  /** Authenticates as another caller, such as a kitchen's device. */
  authorization?: string | undefined;
  /** The person who uses the device. */
  acting?: string | undefined;
  /** Makes a write safe to retry. */
  idempotencyKey?: string | undefined;
  /** The call continues after the user leaves the page. */
  keepalive?: boolean | undefined;
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
}

/**
 * Sends a call with the session's token. After a 401, refreshes the token and sends the call again. This is safe, because
 * the refused call had no effect. A second 401 ends the session.
 */
export async function callWithSession(
  key: CallKey,
  call: SessionCall,
  isAuthCall: boolean,
): Promise<unknown> {
  if (call.authorization) return callOnce(key, call, call.authorization);
  const token =
    isAuthCall && !callsWithSession.includes(key) ? undefined : await authHook.getToken();
  try {
    return await callOnce(key, call, bearer(token));
  } catch (error) {
    if (!isRefused(error) || isAuthCall || !token) throw error;
    if (!(await authHook.refresh(token))) {
      authHook.endSession(token);
      throw error;
    }
  }
  const freshToken = await authHook.getToken();
  try {
    return await callOnce(key, call, bearer(freshToken));
  } catch (error) {
    if (isRefused(error)) authHook.endSession(freshToken);
    throw error;
  }
}

/** The calls of /auth that need a session. The other calls start one, so an expired session must not stop them. */
const callsWithSession: readonly CallKey[] = [
  'GET /auth/profile',
  'PUT /auth/profile',
  'POST /auth/change-password',
  'POST /auth/contact-code',
  'PUT /auth/contact',
];

async function callOnce(key: CallKey, call: SessionCall, authorization: string | undefined) {
  const mess = authHook.getMess();
  const response = await sendRequest(key, {
    params: call.params,
    query: call.query,
    body: call.body,
    headers: {
      ...(authorization ? { authorization } : {}),
      ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
      ...(mess ? { 'x-mess': mess } : {}),
      ...(call.acting ? { 'x-acting': call.acting } : {}),
      ...call.headers,
    },
    keepalive: call.keepalive,
    signal: call.signal,
    timeoutMs: call.timeoutMs ?? 20_000,
  });
  return readAnswer(response, fallbackTexts[key]);
}

function bearer(token: string | undefined): string | undefined {
  return token && `Bearer ${token}`;
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
