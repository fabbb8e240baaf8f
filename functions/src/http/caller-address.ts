import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

interface Call {
  headers: APIGatewayProxyEventV2['headers'];
  /** The request context of an HTTP call, or of a socket's opening request. */
  requestContext: { http: { sourceIp: string } } | { identity: { sourceIp: string } };
}

/** The address for rate limits. The gateway sees only the edge's address, so a header has the caller's address. */
export function callerAddress({ headers, requestContext }: Call): string {
  const { sourceIp } = 'http' in requestContext ? requestContext.http : requestContext.identity;
  return countedAddress(headers['x-viewer-address'] ?? sourceIp);
}

/**
 * The prefix of an address that identifies one caller: all of IPv4, the first half of IPv6. One IPv6 connection has
 * 2^64 addresses, so a limit per full address would have no effect.
 */
export function countedAddress(address: string): string {
  const [withoutZone = ''] = address.split('%');
  if (!isIPv6(withoutZone)) return withoutZone;
  const groups = groupsOf(withoutZone);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  const firstHalf = groups.slice(0, 4).map((group) => group.toString(16));
  return `${firstHalf.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser accepts every notation and returns the shortest.
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = shortest.split('::');
  const [before, after] = [numbersOf(head), numbersOf(tail ?? '')];
  const zeros = Array<number>(8 - before.length - after.length).fill(0);
  return [...before, ...zeros, ...after];
}

function numbersOf(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}

function bytesOf(group: number): number[] {
  return [group >> 8, group & 0xff];
}

/** The host that the browser requested. The gateway sees only its own name, so a header has the host. */
export function viewerHost({
  headers,
}: Pick<APIGatewayProxyEventV2, 'headers'>): string | undefined {
  const host = headers['x-tenant-host'];
  return host && URL.canParse(`https://${host}`) ? host : undefined;
}
