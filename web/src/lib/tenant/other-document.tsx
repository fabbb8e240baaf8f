import { useEffect } from 'react';
import { PageLoading } from '../ui/page-loading.tsx';

/** The address belongs to the site's other document: ask the server for it. */
export function OtherDocument({ to }: { to?: string }) {
  useEffect(() => {
    location.replace(to ?? location.href);
  }, [to]);
  return <PageLoading />;
}
