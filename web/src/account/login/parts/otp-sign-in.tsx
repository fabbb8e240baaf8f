import { fullPhone, type PhoneValue } from '@thali/shared/phone/phone-number';
import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { CodeForm, checkCode } from '../../../lib/codes/code-form.tsx';
import type { Codes } from '../../../lib/codes/use-codes.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import { firstFieldOf } from '../../shared/focus-field.ts';
import { NewPasswordForm } from '../../shared/new-password-form.tsx';
import { PhoneForm } from '../../shared/phone-form.tsx';
import { joinByOtp, signInByOtp } from '../../shared/sign-in-by-otp.ts';
import * as texts from '../login-texts.ts';
import { NameForm } from './name-form.tsx';

interface OtpSignInProps {
  phone: PhoneValue;
  onPhoneChange: (phone: PhoneValue) => void;
  codes: Codes;
}

type Step =
  | { name: 'phone' }
  | { name: 'code' }
  | { name: 'name'; code: string }
  | { name: 'password'; customerId: string };

/** Asks for the phone, the code, and the name of a new customer. Rule: accounts-10, accounts-12, accounts-13 */
export function OtpSignIn({ phone, onPhoneChange, codes }: OtpSignInProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<Step>(
    hasUnusedCode(codes) ? { name: 'code' } : { name: 'phone' },
  );
  useLostFocus(step.name, () => firstFieldOf(panel.current));

  function goToCode(isNew: boolean) {
    if (isNew) toastOtpSent();
    setStep({ name: 'code' });
  }

  const codePhone = codes.sentCode?.to ?? fullPhone(phone);

  async function verify(code: string) {
    const signedIn = await signInByOtp(codePhone, code).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'ACCOUNT_NOT_FOUND') return undefined;
      throw error;
    });
    if (!signedIn) return setStep({ name: 'name', code });
    codes.spend();
    if ('customerId' in signedIn) setStep({ name: 'password', customerId: signedIn.customerId });
    else toastWelcome();
  }

  return (
    <div ref={panel}>
      {step.name === 'phone' && (
        <PhoneForm {...{ phone, onPhoneChange, codes }} onSent={goToCode} note={texts.codeBySms} />
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
          fallback={texts.invalidOtp}
        />
      )}
      {step.name === 'name' && (
        <NameForm
          onName={async (name) => {
            await joinByOtp(codePhone, step.code, name);
            codes.spend();
            toastWelcome();
          }}
        />
      )}
      {step.name === 'password' && (
        <>
          <p role="status" className="mb-4 font-semibold">
            {texts.setPasswordHint}
          </p>
          <NewPasswordForm
            customerId={step.customerId}
            username={fullPhone(phone)}
            submitLabel={texts.setPassword}
            busyLabel={texts.settingPassword}
            onSet={toastWelcome}
          />
        </>
      )}
    </div>
  );
}

/** Whether an unused code was sent before a reload of the page. */
function hasUnusedCode({ sentCode }: Codes): boolean {
  return sentCode !== undefined && !sentCode.isSpent;
}

function toastOtpSent(): void {
  showToast({
    kind: 'success',
    title: texts.otpSent,
    description: texts.checkPhone,
  });
}

function toastWelcome(): void {
  showToast({
    kind: 'success',
    title: texts.welcomeBack,
    description: texts.loggedInByOtp,
  });
}

/** Rule: accounts-12 */
function checkLoginCode(code: string): string | undefined {
  return code === '' ? texts.enterOtp : checkCode(code);
}
