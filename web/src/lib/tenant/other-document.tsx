import { useEffect } from 'react';
import { PageLoading } from '../ui/page-loading.tsx';

/** Loads the page from the server again, because the address belongs to the site's other document. */
export function OtherDocument({ to }: { to?: string }) {
  useEffect(() => {
    location.replace(to ?? location.href);
  }, [to]);
  return <PageLoading />;
}
