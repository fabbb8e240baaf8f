import type { Role, User } from '@thali/shared/auth/user.contract';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { signInPath } from './sign-in-path.ts';
import { useSession } from './use-session.ts';

interface RequireRoleProps {
  allow: Role;
  /** Shown while it is not yet known who is signed in. */
  pending: ReactNode;
  children: (user: User) => ReactNode;
}

/** Lets one role in; everyone else goes to the sign-in page. Source: spec 1, section 6. */
export function RequireRole({ allow, pending, children }: RequireRoleProps) {
  const session = useSession();
  if (session.status === 'loading') return pending;
  if (session.status === 'signed-in' && session.user.role === allow) return children(session.user);
  return <Redirect to={signInPath(location.pathname + location.search)} replace />;
}
