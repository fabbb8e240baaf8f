import { RequireRole } from '../../session/require-role.tsx';
import { PageLoading } from '../../shell/page-loading.tsx';
import { BillingScreen } from './billing-screen.tsx';

/** /billing. Vendors only. */
export default function BillingPage() {
  return (
    <RequireRole allow="vendor" pending={<PageLoading />}>
      {(user) => <BillingScreen user={user} />}
    </RequireRole>
  );
}
