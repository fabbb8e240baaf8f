import { inject } from 'vitest';
import type { WireAnswer } from './wire-answer.ts';

interface CallOptions {
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in the place of `body`. */
  rawBody?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  json: WireAnswer;
}

/** One call to the running platform's API; the path stands below `/api`. */
export async function call(
  method: string,
  path: string,
  { token, headers = {}, body, rawBody }: CallOptions = {},
): Promise<Answer> {
  const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  const answer = await fetch(`${inject('platformUrl')}/api${path}`, {
    method,
    headers: {
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(sent !== undefined && { body: sent }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: parsed(text) };
}

function parsed(text: string): WireAnswer {
  return (text === '' ? {} : JSON.parse(text)) as WireAnswer;
}
