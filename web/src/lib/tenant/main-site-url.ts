import { platformDomain } from './current-tenant.ts';

/** The absolute address of the main site, because '/' on a tenant's host is the mess's page. */
export function mainSiteUrl(): string {
  const port = location.port ? `:${location.port}` : '';
  return `${location.protocol}//${platformDomain()}${port}/`;
}
