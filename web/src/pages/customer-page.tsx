import { readSession } from '../session/stored-session.ts';
import { OtherDocument } from '../shell/other-document.tsx';
import { currentTenant } from '../tenant/current-tenant.ts';
import { StorefrontPage } from './storefront-page.tsx';

/** /customer: the menu for a signed-in customer. Source: spec 2, section 2.1. */
export default function CustomerPage() {
  const session = readSession();
  if (!session) return <OtherDocument to="/login" />;
  if (session.user?.role === 'vendor') return <OtherDocument to="/vendor" />;
  const key = currentTenant() ?? session.user?.vendorId ?? 'demo';
  return <StorefrontPage storefrontKey={key} />;
}
