import { RequireRole } from '../account/session/require-role.tsx';
import { PageLoading } from '../lib/ui/page-loading.tsx';
import { AdminFrame } from './admin-frame.tsx';

/** /admin and the sections below it. Platform admins only. */
export default function AdminPage() {
  return (
    <RequireRole allow="admin" pending={<PageLoading />}>
      {(user) => <AdminFrame user={user} />}
    </RequireRole>
  );
}
