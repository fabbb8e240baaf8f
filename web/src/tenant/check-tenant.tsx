import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isAskedAgain } from '../api/asked-again.ts';
import { callApi } from '../api/call-api.ts';
import { mayPass } from '../api/recover-after.ts';
import { PageLoading } from '../shell/page-loading.tsx';
import { ErrorState } from '../ui/error-state.tsx';

interface CheckTenantProps {
  subdomain: string;
  notFound: ReactNode;
  children: ReactNode;
}

/** Asks for the vendor of a host. Without one its pages can't be shown, and who could not be asked is not 'not found'. */
export default function CheckTenant({ subdomain, notFound, children }: CheckTenantProps) {
  const { isPending, error, refetch } = useQuery({
    queryKey: ['tenant', subdomain],
    queryFn: async ({ client, queryKey, signal }) => {
      const path = `/vendors/subdomain/${encodeURIComponent(subdomain)}`;
      const background = isAskedAgain(client, queryKey);
      await callApi('GET', path, { signal, quiet: true, background });
      return subdomain;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <PageLoading text="Checking tenant..." />;
  if (error && mayPass(error)) return <ErrorState level={1} onRetry={() => void refetch()} />;
  return error ? notFound : children;
}
