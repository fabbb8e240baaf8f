import { currentTenant } from '../lib/tenant/current-tenant.ts';
import { OtherDocument } from '../lib/tenant/other-document.tsx';
import { SellingPage } from './selling-page.tsx';

/**
 * '/' of the main site. A mess's own page is in the other document, which the server sends by itself
 * unless only the stored development setting names the mess.
 */
export default function HomePage() {
  const tenant = currentTenant();
  return tenant ? <OtherDocument to={`/?subdomain=${tenant}`} /> : <SellingPage />;
}
