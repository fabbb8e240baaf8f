import { NetworkError } from './api-error.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type QueryValues = Record<string, string | number | boolean | null | undefined>;

export interface Request {
  method: Method;
  /** Below /api. */
  path: string;
  query?: QueryValues | undefined;
  body?: unknown;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
  timeoutMs: number;
  /** Goes on when the page is left meanwhile. */
  keepalive?: boolean | undefined;
}

/**
 * One request over the wire. A caller's own abort comes through as it is.
 * @throws NetworkError without an answer, or without one in time
 */
export async function sendRequest(request: Request): Promise<Response> {
  const { method, path, query, body, headers, signal, timeoutMs, keepalive = false } = request;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(`/api${path}${queryText(query)}`, {
      method,
      keepalive,
      // What the edge may keep for some seconds this browser asks for anew, by its ETag.
      cache: 'no-cache',
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
}

function queryText(query: QueryValues | undefined): string {
  const given = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
