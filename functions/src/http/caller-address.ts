import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { countedAddress } from './counted-address.ts';

type Call = Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>;

/** The address that limits count: the gateway sees the edge's own, so the edge says who asked it. */
export function callerAddress({ headers, requestContext }: Call): string {
  return countedAddress(headers['x-viewer-address'] ?? requestContext.http.sourceIp);
}
