import type { User } from '@thali/shared/auth/user.contract';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { RequireRole } from '../account/session/require-role.tsx';
import { signOut } from '../account/session/sign-out.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { currentTenant } from '../lib/tenant/current-tenant.ts';
import { urlMonth } from '../lib/url-state/url-fields.ts';
import { useUrlState } from '../lib/url-state/use-url-state.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { useDashboardVendor, type VendorHint, vendorHint } from './get-vendor.ts';
import { LoadingDashboard, NoVendor, VendorError } from './no-vendor-states.tsx';
import { useRightOutlet } from './outlets/use-right-outlet.ts';
import {
  kitchenSheetPath,
  passCardsPath,
  printedMenuPath,
  tableCardsPath,
  tabPath,
} from './shared/dashboard-paths.ts';

const PassCardsPage = lazy(() => import('./passes/cards/pass-cards-page.tsx'));
const TableCardsPage = lazy(() => import('./table-cards/table-cards-page.tsx'));
const KitchenSheetPage = lazy(() => import('./forecast/kitchen-sheet-page.tsx'));
const PrintedMenuPage = lazy(() => import('./menu/printed-menu-page.tsx'));
const StatementPage = lazy(() => import('./wallet/statement-page.tsx'));
const pageFields = { statement: urlMonth() };

export default function DashboardPage() {
  const [, navigate] = useLocation();

  function goToLogin() {
    void signOut();
    navigate('/login', { replace: true });
  }

  return (
    <RequireRole path="/vendor" pending={<LoadingDashboard />}>
      {(user) => {
        const { vendorId } = user;
        const hint = vendorHint({ vendorId, tenant: currentTenant(), host: location.hostname });
        return hint ? (
          <LoadedDashboard hint={hint} user={user} onGoToLogin={goToLogin} />
        ) : (
          <NoVendor onGoToLogin={goToLogin} />
        );
      }}
    </RequireRole>
  );
}

interface LoadedDashboardProps {
  hint: VendorHint;
  user: User;
  onGoToLogin: () => void;
}

function LoadedDashboard({ hint, user, onGoToLogin }: LoadedDashboardProps) {
  const vendor = useDashboardVendor(hint);
  const isUnknown = vendor.error instanceof ApiError && [403, 404].includes(vendor.error.status);
  useRightOutlet(user, isUnknown);
  const [path] = useLocation();
  const [{ statement }] = useUrlState(pageFields);
  if (vendor.data && path === tabPath('wallet') && statement) {
    return (
      <Suspense fallback={<LoadingDashboard />}>
        <StatementPage
          vendorId={vendor.data.id}
          subdomain={vendor.data.subdomain}
          month={statement}
        />
      </Suspense>
    );
  }
  if (vendor.data && path === kitchenSheetPath) {
    return (
      <Suspense fallback={<LoadingDashboard />}>
        <KitchenSheetPage
          vendorId={vendor.data.id}
          vendorName={vendor.data.displayName}
          hasPasses={vendor.data.settings.passes !== undefined}
          hasPots={vendor.data.settings.pots !== undefined}
        />
      </Suspense>
    );
  }
  if (vendor.data && path === tableCardsPath) {
    return (
      <Suspense fallback={<LoadingDashboard />}>
        <TableCardsPage vendor={vendor.data} />
      </Suspense>
    );
  }
  if (vendor.data && path === passCardsPath) {
    return (
      <Suspense fallback={<LoadingDashboard />}>
        <PassCardsPage vendor={vendor.data} />
      </Suspense>
    );
  }
  if (vendor.data && path === printedMenuPath) {
    return (
      <Suspense fallback={<LoadingDashboard />}>
        <PrintedMenuPage vendor={vendor.data} />
      </Suspense>
    );
  }
  if (vendor.data) return <DashboardFrame vendor={vendor.data} />;
  if (vendor.isPending) return <LoadingDashboard />;
  return isUnknown ? <NoVendor onGoToLogin={onGoToLogin} /> : <VendorError />;
}
