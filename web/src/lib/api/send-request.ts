import { readServerClock } from '../time/server-clock.ts';
import { NetworkError } from './api-error.ts';
import type { CallKey } from './calls.ts';
import { wireBody } from './wire-body.ts';

type QueryValues = Record<string, string | number | boolean | null | undefined>;

/** The parts of a request without the types of its contract. */
export interface RequestParts {
  params?: Record<string, string> | undefined;
  query?: QueryValues | undefined;
  body?: unknown;
}

export interface RequestOptions {
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
  timeoutMs: number;
  /** The call continues after the user leaves the page. */
  keepalive?: boolean | undefined;
}

/**
 * Sends one request.
 * @throws NetworkError if no answer arrives in time; the abort error if the caller aborts
 */
export async function sendRequest(
  key: CallKey,
  request: RequestParts & RequestOptions,
): Promise<Response> {
  const { params = {}, query, body, headers, signal, timeoutMs, keepalive = false } = request;
  const [method = '', path = ''] = key.split(' ');
  const timeout = AbortSignal.timeout(timeoutMs);
  const requestedAt = Date.now();
  try {
    const response = await fetch(`/api${fillPath(path, params)}${queryText(query)}`, {
      method,
      keepalive,
      // The edge may cache an answer for seconds. This browser always revalidates it by ETag.
      cache: 'no-cache',
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : wireBody(key, body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    readServerClock(response, requestedAt);
    return response;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
}

function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryText(query: QueryValues | undefined): string {
  const entries = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}
