import { fullPhone, type PhoneValue } from '@thali/shared/phone/phone-number';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../../lib/api/api-error.ts';
import { CodeForm, checkCode } from '../../../lib/codes/code-form.tsx';
import type { Codes } from '../../../lib/codes/use-codes.ts';
import { textLinkClass } from '../../../lib/ui/text-link-class.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import { withReturnUrl } from '../../session/sign-in-path.ts';
import { firstFieldOf } from '../../shared/focus-field.ts';
import { NewPasswordForm } from '../../shared/new-password-form.tsx';
import { PhoneForm } from '../../shared/phone-form.tsx';
import { signInByOtp } from '../../shared/sign-in-by-otp.ts';

interface OtpSignInProps {
  phone: PhoneValue;
  onPhoneChange: (phone: PhoneValue) => void;
  codes: Codes;
  returnUrl: string | null;
}

type Step = { name: 'phone' } | { name: 'code' } | { name: 'password'; customerId: string };

/** Asks for the phone, the code, and a first password if the customer has none. Rule: accounts-10, accounts-12, accounts-13 */
export function OtpSignIn({ phone, onPhoneChange, codes, returnUrl }: OtpSignInProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<Step>({ name: 'phone' });
  useLostFocus(step.name, () => firstFieldOf(panel.current));

  function goToCode(isNew: boolean) {
    if (isNew) toastOtpSent();
    setStep({ name: 'code' });
  }

  async function verify(code: string) {
    const signedIn = await signInByOtp(codes.sent?.to ?? fullPhone(phone), code);
    codes.spend();
    if ('customerId' in signedIn) setStep({ name: 'password', customerId: signedIn.customerId });
    else toastWelcome();
  }

  return (
    <div ref={panel}>
      {step.name === 'phone' && (
        <PhoneForm
          {...{ phone, onPhoneChange, codes }}
          onSent={goToCode}
          note="A six-digit code comes by SMS. No password needed."
        />
      )}
      {step.name === 'code' && (
        <CodeForm
          codes={codes}
          check={checkLoginCode}
          onVerify={verify}
          onResent={toastOtpSent}
          onBack={() => {
            codes.forgetFailure();
            setStep({ name: 'phone' });
          }}
          fallback="Invalid OTP"
          afterFailure={(error) => (
            <RegisterInstead error={error} phone={phone} returnUrl={returnUrl} />
          )}
        />
      )}
      {step.name === 'password' && (
        <>
          <p role="status" className="mb-4 font-semibold">
            Please set a password to complete your registration
          </p>
          <NewPasswordForm
            customerId={step.customerId}
            username={fullPhone(phone)}
            submitLabel="Set password"
            busyLabel="Setting password..."
            onSet={toastWelcome}
          />
        </>
      )}
    </div>
  );
}

function toastOtpSent(): void {
  showToast({
    kind: 'success',
    title: 'OTP Sent!',
    description: 'Check your phone for the verification code',
  });
}

function toastWelcome(): void {
  showToast({
    kind: 'success',
    title: 'Welcome back!',
    description: 'Successfully logged in with OTP',
  });
}

/** Checks a code before the form sends it. Rule: accounts-12 */
function checkLoginCode(code: string): string | undefined {
  return code === '' ? 'Please enter the OTP' : checkCode(code);
}

interface RegisterInsteadProps {
  error: unknown;
  phone: PhoneValue;
  returnUrl: string | null;
}

/** Offers to create an account if the code is right and the phone has no account. */
function RegisterInstead({ error, phone, returnUrl }: RegisterInsteadProps) {
  if (!(error instanceof ApiError) || error.code !== 'ACCOUNT_NOT_FOUND') return null;
  return (
    <Link
      href={withReturnUrl('/register', returnUrl)}
      state={{ phone }}
      className={`${textLinkClass} inline-flex min-h-11 items-center`}
    >
      Create an account with this number
    </Link>
  );
}
