import type { ReactNode } from 'react';
import { useApi } from '../data/use-api.ts';
import { PageLoading } from '../ui/page-loading.tsx';
import * as texts from './tenant-texts.ts';

interface CheckTenantProps {
  subdomain: string;
  notFound: ReactNode;
  children: ReactNode;
}

/** Shows a vendor's pages if the API knows the vendor. */
export default function CheckTenant({ subdomain, notFound, children }: CheckTenantProps) {
  const { isPending, isError } = useApi(
    'GET /vendors/subdomain/{subdomain}',
    { params: { subdomain } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  if (isPending) return <PageLoading text={texts.checkingTenant} />;
  return isError ? notFound : children;
}
