import { lazy } from 'react';
import { OtherDocument } from '../shell/other-document.tsx';
import { currentTenant } from '../tenant/current-tenant.ts';

const LandingPage = lazy(() => import('../features/main-site/landing-page.tsx'));

/** '/': the landing page, or on a tenant's host straight to its menu. */
export function HomePage() {
  const tenant = currentTenant();
  return tenant ? <OtherDocument to={`/menu/${tenant}`} /> : <LandingPage />;
}
