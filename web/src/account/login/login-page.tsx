import { Redirect, useSearch } from 'wouter';
import { hasSession } from '../../lib/session/stored-session.ts';
import { pathAfterSignIn, withReturnUrl } from '../session/sign-in-path.ts';
import { useSession } from '../session/use-session.ts';
import { IdentityLoading, IdentityPage } from '../shared/identity-page.tsx';
import * as texts from './login-texts.ts';
import { LoginCard } from './parts/login-card.tsx';

/** The page at /login. It redirects signed-in visitors. */
export default function LoginPage() {
  const session = useSession();
  const query = new URLSearchParams(useSearch());
  const returnUrl = query.get('returnUrl');

  if (session.status === 'signed-in') {
    return <Redirect to={pathAfterSignIn(session.user.role, returnUrl)} replace />;
  }
  if (session.status === 'password-due') {
    return <Redirect to={withReturnUrl('/change-password', returnUrl)} replace />;
  }
  const showsForm = session.status === 'signed-out' || !hasSession();
  return (
    <IdentityPage title={texts.signIn}>
      {showsForm ? (
        <LoginCard requestedRole={query.get('role')} returnUrl={returnUrl} />
      ) : (
        <IdentityLoading />
      )}
    </IdentityPage>
  );
}
