import { roles } from '@thali/shared/auth/user.contract';
import { Redirect, useSearch } from 'wouter';
import { pathAfterSignIn, withReturnUrl } from '../session/sign-in-path.ts';
import { hasSession } from '../session/stored-session.ts';
import { useSession } from '../session/use-session.ts';
import { IdentityLoading, IdentityPage } from '../shared/identity-page.tsx';
import { ForgotPasswordCard } from './parts/forgot-password-card.tsx';

/** /forgot-password: a code by e-mail or SMS, and a new password for it. */
export default function ForgotPasswordPage() {
  const session = useSession();
  const query = new URLSearchParams(useSearch());
  const returnUrl = query.get('returnUrl');
  const role = roles.find((one) => one === query.get('role')) ?? 'student';

  if (session.status === 'signed-in') {
    return <Redirect to={pathAfterSignIn(session.user.role, returnUrl)} replace />;
  }
  if (session.status === 'password-due') {
    return <Redirect to={withReturnUrl('/change-password', returnUrl)} replace />;
  }
  const isKnown = session.status === 'signed-out' || !hasSession();
  return (
    <IdentityPage title="Forgot password">
      {isKnown ? <ForgotPasswordCard role={role} returnUrl={returnUrl} /> : <IdentityLoading />}
    </IdentityPage>
  );
}
