import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { messOf } from '../site/mess/mess.ts';
import { MessSite } from '../site/mess/mess-site.tsx';
import { NotYetLive } from './not-yet-live.tsx';

interface MessFirstViewProps {
  storefront: Storefront;
  now: Date;
}

/** A mess's front page until the script runs. */
export function MessFirstView({ storefront, now }: MessFirstViewProps) {
  const { vendor } = storefront;
  return (
    <NotYetLive>
      <MessSite mess={messOf(vendor.subdomain, vendor, storefront)} now={now} />
    </NotYetLive>
  );
}
