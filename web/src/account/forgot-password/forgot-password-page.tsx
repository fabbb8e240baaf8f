import { type Role, roles } from '@thali/shared/auth/user.contract';
import { defaultCountryCode } from '@thali/shared/phone/phone-countries';
import { useRef, useState } from 'react';
import { Link, Redirect, useLocation, useSearch } from 'wouter';
import { useCodes } from '../../lib/codes/use-codes.ts';
import { hasSession } from '../../lib/session/stored-session.ts';
import { Card } from '../../lib/ui/card.tsx';
import { lineLinkClass } from '../../lib/ui/text-link-class.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import { pathAfterSignIn, withReturnUrl } from '../session/sign-in-path.ts';
import { useSession } from '../session/use-session.ts';
import { firstFieldOf, useFirstFocus } from '../shared/focus-field.ts';
import { IdentityLoading, IdentityPage } from '../shared/identity-page.tsx';
import { forgotPassword } from '../shared/renew-password.ts';
import { type TypedAccount, useTypedAccount } from '../shared/typed-account.ts';
import * as texts from './forgot-password-texts.ts';
import { AccountStep } from './parts/account-step.tsx';
import { accountOf, ResetForm } from './parts/reset-form.tsx';

/** The page at /forgot-password. It sends a code by e-mail or SMS, and sets a new password with the code. */
export default function ForgotPasswordPage() {
  const session = useSession();
  const query = new URLSearchParams(useSearch());
  const returnUrl = query.get('returnUrl');
  const role = roles.find((candidate) => candidate === query.get('role')) ?? 'student';

  if (session.status === 'signed-in') {
    return <Redirect to={pathAfterSignIn(session.user.role, returnUrl)} replace />;
  }
  if (session.status === 'password-due') {
    return <Redirect to={withReturnUrl('/change-password', returnUrl)} replace />;
  }
  const isKnown = session.status === 'signed-out' || !hasSession();
  return (
    <IdentityPage title={texts.title}>
      {isKnown ? <ForgotPasswordCard role={role} returnUrl={returnUrl} /> : <IdentityLoading />}
    </IdentityPage>
  );
}

/** Asks for the account first, then for the code and the new password. */
function ForgotPasswordCard({ role, returnUrl }: { role: Role; returnUrl: string | null }) {
  const card = useRef<HTMLDivElement>(null);
  const [, navigate] = useLocation();
  const typedAccount = useTypedAccount();
  const [email, setEmail] = useState(typedAccount.email ?? '');
  const [phone, setPhone] = useState(
    typedAccount.phone ?? { countryCode: defaultCountryCode, national: '' },
  );
  const [step, setStep] = useState<'account' | 'reset'>('account');
  const codes = useCodes((to) => forgotPassword(accountOf(to)));
  useFirstFocus(card);
  useLostFocus(step, () => firstFieldOf(card.current));

  const login = withReturnUrl(role === 'student' ? '/login' : `/login?role=${role}`, returnUrl);

  /** The sign-in needs the e-mail, even if the code came by SMS. */
  function goToSignIn(to: string) {
    const byEmail = to.includes('@');
    showToast({
      kind: 'success',
      title: texts.passwordChanged,
      description: byEmail ? texts.signInNew : texts.signInEmailNew,
    });
    navigate(login, { state: { email } satisfies TypedAccount });
  }

  return (
    <>
      <h1 className="font-display text-2xl font-bold sm:text-3xl">{texts.forgotQuestion}</h1>
      <p className="mt-2 text-ink-soft">{texts.howItWorks}</p>
      <Card ref={card} className="mt-6 min-h-76 p-5 shadow-mid sm:p-7">
        {step === 'account' ? (
          <AccountStep
            mayUsePhone={role === 'student'}
            startsWithPhone={typedAccount.phone !== undefined}
            {...{ email, phone, codes }}
            onEmailChange={setEmail}
            onPhoneChange={setPhone}
            onSent={() => setStep('reset')}
          />
        ) : (
          <ResetForm
            role={role}
            codes={codes}
            onBack={() => {
              codes.forgetFailure();
              setStep('account');
            }}
            onReset={goToSignIn}
          />
        )}
      </Card>
      <p className="mt-4 text-center">
        <Link href={login} state={{ email }} className={lineLinkClass}>
          {texts.backToSignIn}
        </Link>
      </p>
    </>
  );
}
