import { RequireRole } from '../../session/require-role.tsx';
import { PageLoading } from '../../shell/page-loading.tsx';
import { AccountCard } from './account-card.tsx';
import { AdminFrame } from './admin-frame.tsx';

/** /admin. Platform admins only. */
export default function AdminPage() {
  return (
    <RequireRole allow="admin" pending={<PageLoading />}>
      {(user) => (
        <AdminFrame name={user.name}>
          <AccountCard user={user} />
        </AdminFrame>
      )}
    </RequireRole>
  );
}
