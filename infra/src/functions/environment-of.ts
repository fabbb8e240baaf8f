import type { ConfigName } from '@thali/functions/config';
import { functionSettings } from '@thali/functions/routes/route-table';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { callbackUrl } from '../api/socket-address.ts';
import { type FunctionResources, needed } from './function-resources.ts';

/**
 * Without a domain these are left out: CloudFront's own name is known only after the functions
 * behind it.
 */
const ofDomain: readonly ConfigName[] = ['PLATFORM_DOMAIN', 'SITE_URL'];

/** The environment that the route table names for a function, and the name that its log carries. */
export function environmentOf(
  fn: FunctionName,
  resources: FunctionResources,
): Record<string, string> {
  const values = valuesOf(resources);
  const environment: Record<string, string> = { POWERTOOLS_SERVICE_NAME: fn };
  for (const name of functionSettings[fn].environment) {
    if (ofDomain.includes(name) && values[name] === undefined) continue;
    environment[name] = needed(values[name], name, fn);
  }
  return environment;
}

function valuesOf(resources: FunctionResources): Record<ConfigName, string | undefined> {
  const { table, identity, orderSecret, socketApi, release, domain } = resources;
  return {
    TABLE_NAME: table.tableName,
    USER_POOL_ID: identity?.pool.userPoolId,
    CLIENT_ID_STUDENT: identity?.clients.student.userPoolClientId,
    CLIENT_ID_VENDOR: identity?.clients.vendor.userPoolClientId,
    CLIENT_ID_ADMIN: identity?.clients.admin.userPoolClientId,
    JWKS_URL: identity && `${identity.pool.userPoolProviderUrl}/.well-known/jwks.json`,
    ORDER_SECRET_ID: orderSecret?.secretArn,
    WEBSOCKET_URL: socketApi && callbackUrl(socketApi),
    PLATFORM_DOMAIN: domain,
    SITE_URL: domain && `https://${domain}`,
    RELEASE: release,
  };
}
