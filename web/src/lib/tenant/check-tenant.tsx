import type { ReactNode } from 'react';
import { useApi } from '../data/use-api.ts';
import { PageLoading } from '../ui/page-loading.tsx';

interface CheckTenantProps {
  subdomain: string;
  notFound: ReactNode;
  children: ReactNode;
}

/** Asks for the vendor of a host. After any failure its pages can't be shown; a failure that may pass leads to a new try. */
export default function CheckTenant({ subdomain, notFound, children }: CheckTenantProps) {
  const { isPending, isError } = useApi(
    'GET /vendors/subdomain/{subdomain}',
    { params: { subdomain } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  if (isPending) return <PageLoading text="Checking tenant..." />;
  return isError ? notFound : children;
}
