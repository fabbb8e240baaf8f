import type { IncomingMessage } from 'node:http';
import { isLanguage, languageCookie } from '@thali/shared/site/languages';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { edgeSecret } from './edge-secret.ts';

interface Match {
  routeKey: string;
  pathParameters: Record<string, string>;
  requestId: string;
}

/** A request that the gateway receives. */
export interface GatewayRequest {
  method: string;
  httpVersion: string;
  sourceIp: string;
  /** By lower-case name, without cookies. */
  headers: Record<string, string>;
  cookies?: string[] | undefined;
}

/** The event that API Gateway's HTTP API sends to a function, payload format 2.0. */
export function httpEvent(
  { method, httpVersion, sourceIp, headers, cookies }: GatewayRequest,
  url: URL,
  body: Buffer,
  { routeKey, pathParameters, requestId }: Match,
): APIGatewayProxyEventV2 {
  const query = queryOf(url);
  const now = new Date();
  const isText = isTextual(headers['content-type']);
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookies && { cookies }),
    headers,
    ...(query && { queryStringParameters: query }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: url.hostname,
      domainPrefix: url.hostname.split('.')[0] ?? '',
      http: {
        method,
        path: url.pathname,
        protocol: `HTTP/${httpVersion}`,
        sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(body.byteLength > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.byteLength > 0 && !isText,
  };
}

/** Reads a browser's request. Repeated headers are joined; cookies are separate. */
export function readRequest(request: IncomingMessage): GatewayRequest {
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    if (values && name !== 'cookie') headers[name] = values.join(',');
  }
  return {
    method: request.method ?? 'GET',
    httpVersion: request.httpVersion,
    sourceIp: request.socket.remoteAddress ?? '',
    headers,
    cookies: request.headers.cookie?.split('; '),
  };
}

/** Reads a request with the edge's own headers, which replace the browser's headers. */
export function readThroughEdge(request: IncomingMessage): GatewayRequest {
  const received = readRequest(request);
  const { 'x-language': _, ...browserHeaders } = received.headers;
  const language = chosenLanguage(received.cookies);
  const headers = {
    ...browserHeaders,
    'x-forwarded-proto': 'http',
    'x-tenant-host': request.headers.host ?? '',
    'x-viewer-address': received.sourceIp,
    'x-origin-secret': edgeSecret,
    ...(language && { 'x-language': language }),
  };
  return { ...received, headers };
}

function chosenLanguage(cookies: readonly string[] = []): string | undefined {
  const cookie = cookies.find((text) => text.startsWith(`${languageCookie}=`));
  const language = cookie?.slice(languageCookie.length + 1);
  return isLanguage(language) ? language : undefined;
}

function queryOf(url: URL): Record<string, string> | undefined {
  const query: Record<string, string> = {};
  for (const name of new Set(url.searchParams.keys())) {
    query[name] = url.searchParams.getAll(name).join(',');
  }
  return Object.keys(query).length > 0 ? query : undefined;
}

/** Other content types reach the function in base64. */
function isTextual(contentType = 'text/plain'): boolean {
  return /^(text\/|application\/(json|xml|javascript|x-www-form-urlencoded)\b)/i.test(contentType);
}
