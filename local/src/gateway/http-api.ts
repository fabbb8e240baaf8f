import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { awsLimits } from '@thali/functions/aws/aws-limits';
import type { HttpRoute } from '@thali/functions/routes/route-types';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { isJsonObject } from '../json-object.ts';
import { EventTooLarge, FunctionTimeout, type Invoker } from '../lambda/invoker.ts';
import type { Printer } from '../printer.ts';
import { send, sendError } from './answer.ts';
import { compressAnswer } from './file-cache.ts';
import { type GatewayRequest, httpEvent, readThroughEdge } from './http-event.ts';
import { type RouteMatch, routeMatcher } from './match-route.ts';
import { BodyTooLarge, readBody } from './read-body.ts';

export type Respond = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<void>;

/** Stands in for API Gateway's HTTP API: sends `/api/*` to the real handlers by the route table. */
export function httpApi(routes: readonly HttpRoute[], invoker: Invoker, printer: Printer): Respond {
  const match = routeMatcher(routes);

  return async (request, response, url) => {
    const route = routeOf(request, url);
    if (typeof route === 'object') {
      return invokeRoute(route, { request, response, url }, { invoker, printer });
    }
    request.resume();
    sendError(response, route, refusals[route], randomUUID());
  };

  function routeOf({ method = 'GET' }: IncomingMessage, { pathname }: URL) {
    try {
      return match(method, pathname) ?? 'NOT_FOUND';
    } catch {
      return 'VALIDATION_ERROR';
    }
  }
}

const refusals = {
  NOT_FOUND: 'There is nothing at this address.',
  VALIDATION_ERROR: 'The address is not valid.',
};

type EdgeHeaders = (headersOfResult: Record<string, string>) => Record<string, string>;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** The request that the gateway receives. Default: the request that the local edge forwards. */
  received?: GatewayRequest;
  /** Returns the headers of the answer after the edge has changed them. */
  edgeHeaders?: EdgeHeaders;
  /** Whether the edge compresses the answer. */
  isCompressed?: boolean;
}

/** Invokes the route's function and sends its answer. */
export async function invokeRoute(
  route: RouteMatch,
  exchange: Exchange,
  { invoker, printer }: { invoker: Invoker; printer: Printer },
): Promise<void> {
  const { request, response, url, received = readThroughEdge(request) } = exchange;
  const requestId = randomUUID();
  try {
    const body = await readBody(request, awsLimits.httpBody);
    const event = httpEvent(received, url, body, { ...route, requestId });
    await writeResult(exchange, await invoker.invoke(route.fn, event));
  } catch (error) {
    sendFailure(response, route, error, requestId, printer);
  }
}

function sendFailure(
  response: ServerResponse,
  route: RouteMatch,
  error: unknown,
  requestId: string,
  printer: Printer,
): void {
  if (error instanceof BodyTooLarge || error instanceof EventTooLarge) {
    sendError(response, 'PAYLOAD_TOO_LARGE', 'The request is too large.', requestId);
    return;
  }
  if (response.req.destroyed && !response.req.complete) return;
  printer.problem(`${route.routeKey} failed`, error);
  if (error instanceof FunctionTimeout) {
    sendError(response, 'SERVICE_BUSY', 'This took too long. Please try again.', requestId);
  } else {
    sendError(response, 'INTERNAL_ERROR', 'Something went wrong. Please try again.', requestId);
  }
}

/** In payload format 2.0, a result without a status code is the body of a 200. */
async function writeResult(exchange: Exchange, output: unknown): Promise<void> {
  const {
    request,
    response,
    edgeHeaders = (headersOfResult) => headersOfResult,
    isCompressed,
  } = exchange;
  const result = isStructured(output) ? output : { statusCode: 200, body: JSON.stringify(output) };
  const headersOfResult: Record<string, string> = { 'content-type': 'application/json' };
  for (const [name, value] of Object.entries(result.headers ?? {})) {
    headersOfResult[name.toLowerCase()] = String(value);
  }
  const uncompressed = {
    headers: {
      ...edgeHeaders(headersOfResult),
      ...(result.cookies && { 'set-cookie': result.cookies }),
    },
    body: Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'),
  };
  const { headers, body } = isCompressed
    ? await compressAnswer(uncompressed, String(request.headers['accept-encoding'] ?? ''))
    : uncompressed;
  send(response, result.statusCode ?? 200, headers, body);
}

function isStructured(output: unknown): output is APIGatewayProxyStructuredResultV2 {
  return isJsonObject(output) && 'statusCode' in output;
}
