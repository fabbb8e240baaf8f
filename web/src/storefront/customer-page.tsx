import type { User } from '@thali/shared/auth/user.contract';
import { useEffect, useState } from 'react';
import { redirectFor } from '../account/session/require-role-redirect.ts';
import type { SessionState } from '../account/session/session-store.ts';
import { useSession } from '../account/session/use-session.ts';
import { readSession } from '../lib/session/stored-session.ts';
import { currentTenant } from '../lib/tenant/current-tenant.ts';
import { OtherDocument } from '../lib/tenant/other-document.tsx';
import { PageLoading } from '../lib/ui/page-loading.tsx';
import { StorefrontPage } from './storefront-page.tsx';

/** /customer: the menu for a signed-in customer. Rule: storefront-4, accounts-5, tenancy-3 */
export default function CustomerPage() {
  const session = useSession();
  // While the session loads, uses the stored user: everyone may see the menu.
  const user = session.status === 'loading' ? readSession()?.user : signedInUser(session);
  const redirectPath = redirectFor('student', user?.role, location.pathname + location.search);
  if (redirectPath) return <LeaveWithToast to={redirectPath} />;
  const key = currentTenant() ?? user?.vendorId ?? 'demo';
  return <StorefrontPage storefrontKey={key} />;
}

function signedInUser(session: SessionState): User | undefined {
  return session.status === 'signed-in' ? session.user : undefined;
}

/** Leaves the page. The next page shows the current toast again, such as 'Your session has expired'. */
function LeaveWithToast({ to }: { to: string }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const finish = () => setReady(true);
    import('../account/session/sign-out-notice.ts')
      .then(({ storeCurrentToast }) => storeCurrentToast())
      .then(finish, finish);
  }, []);
  return isReady ? <OtherDocument to={to} /> : <PageLoading />;
}
