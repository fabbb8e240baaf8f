import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { countedAddress } from './counted-address.ts';

interface Call {
  headers: APIGatewayProxyEventV2['headers'];
  /** Of the HTTP API, or of the opening request of a socket. */
  requestContext: { http: { sourceIp: string } } | { identity: { sourceIp: string } };
}

/** The address that limits count: the gateway sees the edge's own, so the edge says who asked it. */
export function callerAddress({ headers, requestContext }: Call): string {
  const { sourceIp } = 'http' in requestContext ? requestContext.http : requestContext.identity;
  return countedAddress(headers['x-viewer-address'] ?? sourceIp);
}
