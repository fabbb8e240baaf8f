import { ChevronLeft } from 'lucide-react';
import { Redirect, useSearch } from 'wouter';
import { Card } from '../../lib/ui/card.tsx';
import { lineLinkClass } from '../../lib/ui/text-link-class.ts';
import { pathAfterSignIn, signInPath, withReturnUrl } from '../session/sign-in-path.ts';
import { useSession } from '../session/use-session.ts';
import { IdentityLoading, IdentityPage } from '../shared/identity-page.tsx';
import { YourAccount } from './your-account.tsx';
import * as texts from './your-account-texts.ts';

const welcome = {
  title: texts.quote,
  text: texts.quoteHint,
};

/** The page at /account, for every signed-in person. Rule: accounts-41 */
export default function YourAccountPage() {
  const session = useSession();
  const returnUrl = new URLSearchParams(useSearch()).get('returnUrl');
  if (session.status === 'signed-out') {
    return <Redirect to={signInPath(location.pathname + location.search)} replace />;
  }
  if (session.status === 'password-due') {
    return <Redirect to={withReturnUrl('/change-password', '/account')} replace />;
  }
  return (
    <IdentityPage title={texts.title} welcome={welcome}>
      {session.status === 'loading' ? (
        <IdentityLoading />
      ) : (
        <>
          <a href={pathAfterSignIn(session.user.role, returnUrl)} className={lineLinkClass}>
            <ChevronLeft size={18} />
            {texts.back}
          </a>
          <h1 className="font-display text-2xl font-bold sm:text-3xl">{texts.heading}</h1>
          <Card className="mt-5 p-5 shadow-mid sm:p-7">
            <YourAccount user={session.user} />
          </Card>
        </>
      )}
    </IdentityPage>
  );
}
