import { httpRoutes } from '@thali/functions/routes/route-table';
import { routeMatcher } from '@thali/local/gateway/match-route';
import { fieldPaths } from './field-paths.ts';
import { keepSighting } from './sightings.ts';

const match = routeMatcher(httpRoutes);

export interface Exchange {
  method: string;
  url: string;
  /** JSON, as it was sent. */
  sent: string | undefined;
  status: number;
  /** JSON, as it came back. */
  answered: string;
}

/** Keeps the call, the names of what went there and back, and the texts of the answer. */
export function seeExchange(exchange: Exchange, find: (piece: string) => string[]): void {
  const { method, url, sent, status, answered } = exchange;
  const { pathname, searchParams } = new URL(url);
  if (pathname === '/__local/outbox') seeTexts(parsed(answered), 'message', find);
  if (!pathname.startsWith('/api/')) return;
  const route = match(method, decoded(pathname))?.routeKey;
  if (!route) return;
  const answer = parsed(answered);
  seeTexts(answer, `${status} ${route}`, find);
  if (status >= 400) return;
  keepSighting('call', route, String(status));
  for (const name of searchParams.keys()) keepSighting('field', `query ${name}`, route);
  for (const path of fieldPaths(parsed(sent))) keepSighting('field', `request ${path}`, route);
  for (const path of fieldPaths(answer)) keepSighting('field', `answer ${path}`, route);
}

function seeTexts(value: unknown, where: string, find: (piece: string) => string[]): void {
  for (const text of textsIn(value)) {
    for (const what of find(text)) keepSighting('answer', what, where);
  }
}

/** Every text in what was read of JSON. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return text;
  }
}

/** As it stands when it is no percent-encoding: tests send such too. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
