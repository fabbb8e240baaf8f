import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The host that the browser asked for: the gateway sees its own name, the edge says which of the site's it was. */
export function viewerHost({
  headers,
}: Pick<APIGatewayProxyEventV2, 'headers'>): string | undefined {
  const host = headers['x-tenant-host'];
  return host && URL.canParse(`https://${host}`) ? host : undefined;
}
