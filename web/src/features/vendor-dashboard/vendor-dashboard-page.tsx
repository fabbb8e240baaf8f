import { useLocation } from 'wouter';
import { ApiError } from '../../api/api-error.ts';
import { RequireRole } from '../../session/require-role.tsx';
import { signOut } from '../../session/sign-out.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { LoadingDashboard, NoVendor, VendorError } from './no-vendor-states.tsx';
import { useOwnVendor } from './use-own-vendor.ts';

/** /vendor and what is below it. Vendors only. */
export default function VendorDashboardPage() {
  const [, navigate] = useLocation();

  function goToLogin() {
    void signOut();
    navigate('/login', { replace: true });
  }

  return (
    <RequireRole allow="vendor" pending={<LoadingDashboard />}>
      {(user) =>
        user.vendorId ? (
          <OwnDashboard vendorId={user.vendorId} onGoToLogin={goToLogin} />
        ) : (
          <NoVendor onGoToLogin={goToLogin} />
        )
      }
    </RequireRole>
  );
}

function OwnDashboard(props: { vendorId: string; onGoToLogin: () => void }) {
  const vendor = useOwnVendor(props.vendorId);
  if (vendor.data) return <DashboardFrame vendor={vendor.data} />;
  if (vendor.isPending) return <LoadingDashboard />;
  const isUnknown = vendor.error instanceof ApiError && [403, 404].includes(vendor.error.status);
  return isUnknown ? <NoVendor onGoToLogin={props.onGoToLogin} /> : <VendorError />;
}
