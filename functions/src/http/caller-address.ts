import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { config } from '../config.ts';
import { countedAddress } from './counted-address.ts';

type Call = Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>;

/**
 * The address that limits count. The edge says who asked it, and proves by its secret that it is the
 * edge: the gateway's own host name is open to anyone, who could make a new address up for each call.
 */
export function callerAddress({ headers, requestContext }: Call): string {
  const viewer = isEdge(headers['x-origin-secret']) ? headers['x-viewer-address'] : undefined;
  return countedAddress(viewer ?? requestContext.http.sourceIp);
}

/** Whether a call came through the edge, by the secret that it carries. */
export function isEdge(given: string | undefined): boolean {
  return given !== undefined && timingSafeEqual(digestOf(given), digestOf(config.edgeSecret));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
