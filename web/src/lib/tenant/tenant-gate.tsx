import { lazy, type ReactNode } from 'react';
import { currentTenant, servedTenant } from './current-tenant.ts';

const CheckTenant = lazy(() => import('./check-tenant.tsx'));

interface TenantGateProps {
  /** For a host without a tenant. */
  notFound: ReactNode;
  children: ReactNode;
}

/**
 * A tenant's host shows its pages only when there is such a tenant. The server knew when it made the
 * document; where it did not say, it is asked. Rule: tenancy-6
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
