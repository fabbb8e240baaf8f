import type { User } from '@thali/shared/auth/user.contract';
import { useRef } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { Card } from '../../lib/ui/card.tsx';
import { lineLinkClass } from '../../lib/ui/text-link-class.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { pathAfterSignIn, signInPath } from '../session/sign-in-path.ts';
import { signOut } from '../session/sign-out.ts';
import { useSession } from '../session/use-session.ts';
import { useFirstFocus } from '../shared/focus-field.ts';
import { IdentityLoading, IdentityPage } from '../shared/identity-page.tsx';
import * as texts from './change-password-texts.ts';
import { ChangePasswordForm } from './parts/change-password-form.tsx';

const welcome = {
  title: texts.quote,
  text: texts.quoteHint,
};

/** The page at /change-password, for every signed-in person. A temporary password redirects here. */
export default function ChangePasswordPage() {
  const session = useSession();
  const returnUrl = new URLSearchParams(useSearch()).get('returnUrl');
  if (session.status === 'signed-out') {
    return <Redirect to={signInPath(location.pathname + location.search)} replace />;
  }
  return (
    <IdentityPage title={texts.title} welcome={welcome}>
      {session.status === 'loading' ? (
        <IdentityLoading />
      ) : (
        <ChangePasswordCard
          user={session.user}
          isTemporary={session.status === 'password-due'}
          returnUrl={returnUrl}
        />
      )}
    </IdentityPage>
  );
}

interface ChangePasswordCardProps {
  user: User;
  /** Whether the password is temporary, so that the person must replace it. */
  isTemporary: boolean;
  returnUrl: string | null;
}

function ChangePasswordCard({ user, isTemporary, returnUrl }: ChangePasswordCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [, navigate] = useLocation();
  const path = pathAfterSignIn(user.role, returnUrl);
  useFirstFocus(card);

  function finish() {
    showToast({ kind: 'success', title: texts.changed });
    navigate(path, { replace: true });
  }

  return (
    <>
      <h1 className="font-display text-2xl font-bold sm:text-3xl">
        {isTemporary ? texts.chooseOwn : texts.heading}
      </h1>
      <p className="mt-2 text-ink-soft">
        {isTemporary ? texts.wasTemporary : texts.loggedOutElsewhere}
      </p>
      <Card ref={card} className="mt-6 p-5 shadow-mid sm:p-7">
        <ChangePasswordForm user={user} isTemporary={isTemporary} onChanged={finish} />
      </Card>
      <p className="mt-4 text-center">
        {isTemporary ? (
          <button type="button" onClick={() => void signOut()} className={lineLinkClass}>
            {texts.logout}
          </button>
        ) : (
          <a href={path} className={lineLinkClass}>
            {texts.keepCurrent}
          </a>
        )}
      </p>
    </>
  );
}
