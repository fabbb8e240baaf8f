import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi } from '../api/call-api.ts';
import { PageLoading } from '../shell/page-loading.tsx';

interface CheckTenantProps {
  subdomain: string;
  notFound: ReactNode;
  children: ReactNode;
}

/** Asks for the vendor of a host; whatever fails, its pages can't be shown. */
export default function CheckTenant({ subdomain, notFound, children }: CheckTenantProps) {
  const { isPending, isError } = useQuery({
    queryKey: ['tenant', subdomain],
    queryFn: async ({ signal }) => {
      const path = `/vendors/subdomain/${encodeURIComponent(subdomain)}`;
      await callApi('GET', path, { signal, quiet: true });
      return subdomain;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <PageLoading text="Checking tenant..." />;
  return isError ? notFound : children;
}
