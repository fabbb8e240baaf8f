import { Redirect, useSearch } from 'wouter';
import { signInPath } from '../session/sign-in-path.ts';
import { useSession } from '../session/use-session.ts';
import { IdentityLoading, IdentityPage } from '../shared/identity-page.tsx';
import { ChangePasswordCard } from './parts/change-password-card.tsx';

const welcome = {
  title: 'A key of your own.',
  text: 'Nobody at Thali ever asks you for it, neither by phone nor by message.',
};

/** /change-password: for anyone signed in, and first of all for whoever has a temporary one. */
export default function ChangePasswordPage() {
  const session = useSession();
  const returnUrl = new URLSearchParams(useSearch()).get('returnUrl');
  if (session.status === 'signed-out') {
    return <Redirect to={signInPath(location.pathname + location.search)} replace />;
  }
  return (
    <IdentityPage title="Change password" welcome={welcome}>
      {session.status === 'loading' ? (
        <IdentityLoading />
      ) : (
        <ChangePasswordCard
          user={session.user}
          isDue={session.status === 'password-due'}
          returnUrl={returnUrl}
        />
      )}
    </IdentityPage>
  );
}
