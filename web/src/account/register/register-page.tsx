import { useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { hasSession } from '../../lib/session/stored-session.ts';
import { pathAfterSignIn, withReturnUrl } from '../session/sign-in-path.ts';
import { useSession } from '../session/use-session.ts';
import { IdentityLoading, IdentityPage } from '../shared/identity-page.tsx';
import { firstStep, type RegisterStep, RegisterWizard } from './parts/register-wizard.tsx';
import * as texts from './register-texts.ts';

const welcome = {
  title: texts.quote,
  text: texts.quoteHint,
};

/** The page at /register. Redirects a signed-in visitor, but only at the first step, so that a new customer sees the end. */
export default function RegisterPage() {
  const session = useSession();
  const returnUrl = new URLSearchParams(useSearch()).get('returnUrl');
  const [step, setStep] = useState<RegisterStep>(firstStep);
  const isAtStart = step.name === 'phone';

  if (isAtStart && session.status === 'signed-in') {
    return <Redirect to={pathAfterSignIn(session.user.role, returnUrl)} replace />;
  }
  if (session.status === 'password-due') {
    return <Redirect to={withReturnUrl('/change-password', returnUrl)} replace />;
  }
  const isReady = !isAtStart || session.status === 'signed-out' || !hasSession();
  return (
    <IdentityPage title={texts.title} welcome={welcome}>
      {isReady ? (
        <RegisterWizard step={step} onStep={setStep} returnUrl={returnUrl} />
      ) : (
        <IdentityLoading />
      )}
    </IdentityPage>
  );
}
