import { useEffect } from 'react';
import { PageLoading } from '../ui/page-loading.tsx';

/** The address belongs to the site's other document, so the page loads again from the server. */
export function OtherDocument({ to }: { to?: string }) {
  useEffect(() => {
    location.replace(to ?? location.href);
  }, [to]);
  return <PageLoading />;
}
