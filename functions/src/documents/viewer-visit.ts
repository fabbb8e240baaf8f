import { VendorId } from '@thali/shared/ids/ids';
import { canonicalSubdomain, resolveTenant } from '@thali/shared/tenancy/resolve-tenant';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { config } from '../config.ts';

/** Where a browser is, as the edge says. */
export interface ViewerVisit {
  /** Such as `https://demo.thali.example`. */
  origin: string;
  /** With the port. */
  host: string;
  isSecure: boolean;
  /** The domain that the platform runs on: its own name where it has none. */
  platformDomain: string;
  path: string;
  /** The subdomain that the host, or on localhost the query, names. */
  tenant: string | undefined;
  /** The subdomain that the host alone names. */
  hostTenant: string | undefined;
  /** What `/menu/{key}` names: a subdomain, else a vendor id. */
  menuKey: string | undefined;
}

type Call = Pick<APIGatewayProxyEventV2, 'headers' | 'rawPath' | 'queryStringParameters'>;

/** @returns undefined when the host can't be one */
export function viewerVisit({
  headers,
  rawPath,
  queryStringParameters,
}: Call): ViewerVisit | undefined {
  const host = headers['x-tenant-host']?.toLowerCase() ?? '';
  if (!hostShape.test(host)) return undefined;
  const isSecure = headers['x-forwarded-proto'] !== 'http';
  const origin = `${isSecure ? 'https' : 'http'}://${host}`;
  if (!URL.canParse(origin)) return undefined;
  const { hostname } = new URL(origin);
  const platformDomain = config.platformDomain ?? hostname;
  const named = { host: hostname, platformDomain };
  return {
    origin,
    host,
    isSecure,
    platformDomain,
    path: rawPath,
    tenant: resolveTenant({ ...named, queryParameter: queryStringParameters?.subdomain }),
    hostTenant: resolveTenant(named),
    menuKey: menuKeyOf(rawPath),
  };
}

const hostShape = /^(?:[a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;

function menuKeyOf(path: string): string | undefined {
  const encoded = /^\/menu\/([^/]+)\/?$/.exec(path)?.[1];
  const key = encoded === undefined ? undefined : decoded(encoded);
  if (key === undefined) return undefined;
  return VendorId.safeParse(key).success ? key : canonicalSubdomain(key);
}

/** Unchanged when it is no percent-encoding: then it names nobody. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
