import type { User } from '@thali/shared/auth/user.contract';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { exitFor } from './require-role-exit.ts';
import { type GuardedPath, guardedPaths } from './sign-in-path.ts';
import { useSession } from './use-session.ts';

interface RequireRoleProps {
  path: GuardedPath;
  /** Shown while it is not yet known who is signed in. */
  pending: ReactNode;
  children: (user: User) => ReactNode;
}

/** Lets the role in that the path belongs to; everyone else goes to the sign-in page. Rule: accounts-5 */
export function RequireRole({ path, pending, children }: RequireRoleProps) {
  const session = useSession();
  if (session.status === 'loading') return pending;
  const user = session.status === 'signed-in' ? session.user : undefined;
  const exit = exitFor(guardedPaths[path], user?.role, location.pathname + location.search);
  if (exit || !user) return <Redirect to={exit ?? '/login'} replace />;
  return children(user);
}
