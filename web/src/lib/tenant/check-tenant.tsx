import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi } from '../api/call-api.ts';
import { isRefetch } from '../api/is-refetch.ts';
import { PageLoading } from '../ui/page-loading.tsx';

interface CheckTenantProps {
  subdomain: string;
  notFound: ReactNode;
  children: ReactNode;
}

/** Asks for the vendor of a host; whatever fails, its pages can't be shown. What may pass is asked again by itself. */
export default function CheckTenant({ subdomain, notFound, children }: CheckTenantProps) {
  const { isPending, isError } = useQuery({
    queryKey: ['tenant', subdomain],
    queryFn: async ({ client, queryKey, signal }) => {
      const background = isRefetch(client, queryKey);
      const call = { params: { subdomain }, signal, quiet: true, background };
      await callApi('GET /vendors/subdomain/{subdomain}', call);
      return subdomain;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <PageLoading text="Checking tenant..." />;
  return isError ? notFound : children;
}
