import { OtherDocument } from '../shell/other-document.tsx';
import { currentTenant } from '../tenant/current-tenant.ts';
import { SellingPage } from './selling-page.tsx';

/**
 * '/' of the main site. A mess's own page is in the other document, which the server sends by itself
 * unless only the stored development setting names the mess.
 */
export default function HomePage() {
  const tenant = currentTenant();
  return tenant ? <OtherDocument to={`/?subdomain=${tenant}`} /> : <SellingPage />;
}
