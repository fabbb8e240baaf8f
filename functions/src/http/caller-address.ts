import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { config } from '../config.ts';
import { countedAddress } from './counted-address.ts';

interface Call {
  headers: APIGatewayProxyEventV2['headers'];
  /** Of the HTTP API, or of the opening request of a socket. */
  requestContext: { http: { sourceIp: string } } | { identity: { sourceIp: string } };
}

/**
 * The address that limits count. The edge says who asked it, and proves by its secret that it is the
 * edge: the gateway's own host name is open to anyone, who could make a new address up for each call.
 */
export function callerAddress({ headers, requestContext }: Call): string {
  const viewer = isEdge(headers['x-origin-secret']) ? headers['x-viewer-address'] : undefined;
  const { sourceIp } = 'http' in requestContext ? requestContext.http : requestContext.identity;
  return countedAddress(viewer ?? sourceIp);
}

/** Whether a call came through the edge, by the secret that it carries. */
export function isEdge(given: string | undefined): boolean {
  return given !== undefined && timingSafeEqual(digestOf(given), digestOf(config.edgeSecret));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
