import type { HttpEvent } from '@thali/functions/http/pipeline';
import { edgeSecret } from '@thali/local/gateway/edge-secret';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';

interface Request {
  params?: Record<string, string>;
  body?: unknown;
  token: string;
  requestId: string;
}

/** The event that the gateway passes to a function. */
export function httpEvent(
  contract: AnyHttpContract,
  { params = {}, body, token, requestId }: Request,
): HttpEvent {
  const routeKey = `${contract.method} /api${contract.path}`;
  const rawPath = `/api${contract.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')}`;
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString: '',
    headers: {
      'content-type': 'application/json',
      'x-origin-secret': edgeSecret,
      authorization: `Bearer ${token}`,
    },
    pathParameters: params,
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: {
        method: contract.method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'test',
      },
      requestId,
      routeKey,
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    isBase64Encoded: false,
  } as unknown as HttpEvent;
}
