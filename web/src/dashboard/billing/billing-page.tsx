import { RequireRole } from '../../account/session/require-role.tsx';
import { PageLoading } from '../../lib/ui/page-loading.tsx';
import { BillingScreen } from './parts/billing-screen.tsx';

/** /billing. Vendors only. */
export default function BillingPage() {
  return (
    <RequireRole allow="vendor" pending={<PageLoading />}>
      {(user) => <BillingScreen user={user} />}
    </RequireRole>
  );
}
