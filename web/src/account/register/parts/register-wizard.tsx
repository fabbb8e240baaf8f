import { defaultCountryCode } from '@thali/shared/phone/phone-countries';
import { fullPhone } from '@thali/shared/phone/phone-number';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useCodes } from '../../../lib/codes/use-codes.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { StepProgress } from '../../../lib/ui/figures/step-progress.tsx';
import { lineLinkClass, textLinkClass } from '../../../lib/ui/text-link-class.ts';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import { withReturnUrl } from '../../session/sign-in-path.ts';
import { firstFieldOf, useFirstFocus } from '../../shared/focus-field.ts';
import { NewPasswordForm } from '../../shared/new-password-form.tsx';
import { requestOtp } from '../../shared/sign-in-by-otp.ts';
import { useTypedAccount } from '../../shared/typed-account.ts';
import * as texts from '../register-texts.ts';
import { CompleteStep } from './complete-step.tsx';
import { type Details, DetailsForm } from './details-form.tsx';
import { OtpStep } from './otp-step.tsx';

interface RegisterWizardProps {
  step: RegisterStep;
  onStep: (step: RegisterStep) => void;
  returnUrl: string | null;
}

/** Creates an account in four steps. A reload returns to the first step. */
export function RegisterWizard({ step, onStep, returnUrl }: RegisterWizardProps) {
  const card = useRef<HTMLDivElement>(null);
  const typedAccount = useTypedAccount();
  const [details, setDetails] = useState<Details>({
    name: '',
    phone: typedAccount.phone ?? { countryCode: defaultCountryCode, national: '' },
    email: typedAccount.email ?? '',
  });
  const [notice, setNotice] = useState<string>();
  const codes = useCodes(requestOtp);
  useFirstFocus(card);
  useLostFocus(step.name, () => firstFieldOf(card.current));

  function goTo(next: RegisterStep, text?: string) {
    setNotice(text);
    onStep(next);
  }

  return (
    <>
      <h1 className="font-display text-2xl font-bold sm:text-3xl">{texts.createAccountTitle}</h1>
      <p className="mt-2 text-ink-soft">{leads[step.name]}</p>
      <Card ref={card} className="mt-6 min-h-116 p-5 shadow-mid sm:p-7">
        <StepProgress step={stepNumber(step)} className="mb-5" />
        <p role="status" className="mb-4 font-semibold text-leaf empty:sr-only">
          {notice}
        </p>
        {step.name === 'phone' && (
          <DetailsForm
            details={details}
            codes={codes}
            onDetails={setDetails}
            onSent={(isNew) => goTo({ name: 'otp' }, isNew ? otpSent : undefined)}
          />
        )}
        {step.name === 'otp' && (
          <OtpStep
            details={details}
            codes={codes}
            returnUrl={returnUrl}
            onResent={() => setNotice(otpSent)}
            onBack={() => goTo(firstStep)}
            onVerified={(customerId) => goTo({ name: 'password', customerId }, texts.otpVerified)}
          />
        )}
        {step.name === 'password' && (
          <NewPasswordForm
            customerId={step.customerId}
            username={details.email || fullPhone(details.phone)}
            submitLabel={texts.createAccount}
            busyLabel={texts.creatingAccount}
            onSet={() => goTo({ name: 'complete' })}
            afterFailure={(error) => <StartAgain error={error} onPress={() => goTo(firstStep)} />}
          />
        )}
        {step.name === 'complete' && <CompleteStep returnUrl={returnUrl} />}
      </Card>
      {step.name !== 'complete' && <SignInInvitation returnUrl={returnUrl} />}
    </>
  );
}

const leads: Record<RegisterStep['name'], string> = {
  phone: texts.phoneLead,
  otp: texts.otpLead,
  password: texts.passwordLead,
  complete: texts.completeLead,
};

const otpSent = texts.otpSent;

function SignInInvitation({ returnUrl }: { returnUrl: string | null }) {
  return (
    <p className="mt-4 text-center text-sm text-ink-soft">
      {texts.haveAccount}
      <Link href={withReturnUrl('/login', returnUrl)} className={lineLinkClass}>
        {texts.signIn}
      </Link>
    </p>
  );
}

/** Offers a new start if the 15 minutes to set a password are over, or the account is already complete. */
function StartAgain({ error, onPress }: { error: unknown; onPress: () => void }) {
  if (!(error instanceof ApiError) || error.code !== 'REGISTRATION_EXPIRED') return null;
  return (
    <button
      type="button"
      onClick={onPress}
      className={`${textLinkClass} inline-flex min-h-11 items-center`}
    >
      {texts.startAgain}
    </button>
  );
}

export type RegisterStep =
  | { name: 'phone' }
  | { name: 'otp' }
  | { name: 'password'; customerId: string }
  | { name: 'complete' };

export const firstStep: RegisterStep = { name: 'phone' };

const order: readonly RegisterStep['name'][] = ['phone', 'otp', 'password', 'complete'];

/** Counts from one. Rule: accounts-23 */
function stepNumber(step: RegisterStep): number {
  return order.indexOf(step.name) + 1;
}
