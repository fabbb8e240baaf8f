import { useEffect } from 'react';
import { PageLoading } from '../ui/page-loading.tsx';

/** Loads an address that belongs to the site's other HTML document. */
export function OtherDocument({ to }: { to?: string }) {
  useEffect(() => {
    location.replace(to ?? location.href);
  }, [to]);
  return <PageLoading />;
}
