import { VendorId } from '@thali/shared/ids/ids';
import { isLanguage, type Language } from '@thali/shared/site/languages';
import { canonicalSubdomain, resolveTenant } from '@thali/shared/tenancy/resolve-tenant';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { config } from '../config.ts';

/** The address that the visitor's browser requested, from the headers of the edge. */
export interface ViewerVisit {
  /** The origin, such as `https://demo.thali.example`. */
  origin: string;
  /** The host with its port. */
  host: string;
  isSecure: boolean;
  /** The platform's domain, or the host's own name if the platform has none. */
  platformDomain: string;
  path: string;
  /** The subdomain in the host, or in the query on localhost. */
  tenant: string | undefined;
  /** The subdomain in the host. */
  hostTenant: string | undefined;
  /** The key of `/menu/{key}` and `/menu/{key}/week`: a subdomain or a vendor id. */
  menuKey: string | undefined;
  /** The language that the visitor has chosen. */
  language: Language | undefined;
}

type Call = Pick<APIGatewayProxyEventV2, 'headers' | 'rawPath' | 'queryStringParameters'>;

/** @returns undefined if the host is invalid */
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
  const language = headers['x-language'];
  const tenantSources = { host: hostname, platformDomain };
  return {
    origin,
    host,
    isSecure,
    platformDomain,
    path: rawPath,
    tenant: resolveTenant({ ...tenantSources, queryParameter: queryStringParameters?.subdomain }),
    hostTenant: resolveTenant(tenantSources),
    menuKey: menuKeyOf(rawPath),
    language: isLanguage(language) ? language : undefined,
  };
}

const hostShape = /^(?:[a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;

function menuKeyOf(path: string): string | undefined {
  const encoded = /^\/menu\/([^/]+)(?:\/week(?:\.ics)?)?\/?$/.exec(path)?.[1];
  const key = encoded === undefined ? undefined : decoded(encoded);
  if (key === undefined) return undefined;
  return VendorId.safeParse(key).success ? key : canonicalSubdomain(key);
}

/** Decodes percent-encoding. Invalid encoding stays unchanged and matches no mess. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
