import type { User } from '@thali/shared/auth/user.contract';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { redirectFor } from './require-role-redirect.ts';
import { type GuardedPath, guardedPaths } from './sign-in-path.ts';
import { useSession } from './use-session.ts';

interface RequireRoleProps {
  path: GuardedPath;
  /** The content while the session loads. */
  pending: ReactNode;
  children: (user: User) => ReactNode;
}

/** Shows the page only to the role of its path, and redirects everyone else. Rule: accounts-5 */
export function RequireRole({ path, pending, children }: RequireRoleProps) {
  const session = useSession();
  if (session.status === 'loading') return pending;
  const user = session.status === 'signed-in' ? session.user : undefined;
  const redirectPath = redirectFor(
    guardedPaths[path],
    user?.role,
    location.pathname + location.search,
  );
  if (redirectPath || !user) return <Redirect to={redirectPath ?? '/login'} replace />;
  return children(user);
}
