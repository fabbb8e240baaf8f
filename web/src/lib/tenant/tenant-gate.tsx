import { lazy, type ReactNode } from 'react';
import { currentTenant, servedTenant } from './current-tenant.ts';

const CheckTenant = lazy(() => import('./check-tenant.tsx'));

interface TenantGateProps {
  /** The content on a host without a tenant. */
  notFound: ReactNode;
  children: ReactNode;
}

/**
 * Shows a tenant's pages only if the tenant exists. Calls the API only if the document does not say whether the tenant
 * exists. Rule: tenancy-6
 */
export function TenantGate({ notFound, children }: TenantGateProps) {
  const tenant = currentTenant();
  const served = tenant === undefined ? 'known' : servedTenant(tenant);
  if (tenant === undefined || served === 'known') return children;
  if (served === 'unknown') return notFound;
  return (
    <CheckTenant subdomain={tenant} notFound={notFound}>
      {children}
    </CheckTenant>
  );
}
