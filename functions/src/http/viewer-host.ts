import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { isEdge } from './caller-address.ts';

/**
 * The host that the browser asked for. The gateway sees its own name; the edge says which of the site's
 * names it was, and proves that it is the edge, so that an address can't be made up.
 */
export function viewerHost({
  headers,
}: Pick<APIGatewayProxyEventV2, 'headers'>): string | undefined {
  const host = headers['x-tenant-host'];
  return host && URL.canParse(`https://${host}`) && isEdge(headers['x-origin-secret'])
    ? host
    : undefined;
}
