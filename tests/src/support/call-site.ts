import type { WireAnswer } from './wire-answer.ts';

export interface CallOptions {
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Raw text, instead of `body`. */
  rawBody?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  json: WireAnswer;
}

/** Calls the API of a running site. The path is below `/api`. */
export async function requestSite(
  siteUrl: string,
  method: string,
  path: string,
  { token, headers = {}, body, rawBody }: CallOptions = {},
): Promise<Answer> {
  const content = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  const answer = await fetch(`${siteUrl}/api${path}`, {
    method,
    headers: {
      ...(content !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `${schemeOf(token)} ${token}` }),
      ...headers,
    },
    ...(content !== undefined && { body: content }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: parseJson(text) };
}

/** Repeats an idempotent call while the server answers SERVICE_BUSY, as the site does. A slow machine causes this answer. */
export async function repeatWhileBusy(send: () => Promise<Answer>): Promise<Answer> {
  let answer = await send();
  for (let tries = 1; tries < 5 && answer.json.code === 'SERVICE_BUSY'; tries += 1) {
    answer = await send();
  }
  return answer;
}

/** Device tokens have their own format and scheme. */
function schemeOf(token: string): string {
  return /^\w{10}\.\w{12}\./.test(token) ? 'Device' : 'Bearer';
}

/** @throws Error if the site refuses the call */
export async function callSite(
  siteUrl: string,
  method: string,
  path: string,
  options?: CallOptions,
): Promise<WireAnswer> {
  const send = () => requestSite(siteUrl, method, path, options);
  const isRepeatable = method === 'GET' || path === '/auth/login';
  const { status, text, json } = await (isRepeatable ? repeatWhileBusy(send) : send());
  if (status >= 400) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return json;
}

function parseJson(text: string): WireAnswer {
  return (text === '' ? {} : JSON.parse(text)) as WireAnswer;
}
