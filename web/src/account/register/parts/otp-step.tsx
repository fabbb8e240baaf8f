import { fullPhone } from '@thali/shared/phone/phone-number';
import { ApiError } from '../../../lib/api/api-error.ts';
import { verifyRegistration } from '../../session/sign-in-first-time.ts';
import { CodeForm } from '../../shared/code-form.tsx';
import type { Codes } from '../../shared/use-codes.ts';
import type { Details } from '../check-details.ts';
import { checkRegisterCode } from '../check-register-code.ts';
import { SignInInstead } from './sign-in-instead.tsx';

interface OtpStepProps {
  details: Details;
  codes: Codes;
  returnUrl: string | null;
  onResent: () => void;
  onBack: () => void;
  onVerified: (customerId: string) => void;
}

/** Proves the phone; a phone or an e-mail that has an account leads to the sign-in instead. */
export function OtpStep(props: OtpStepProps) {
  const { details, codes, returnUrl, onResent, onBack, onVerified } = props;

  async function verify(otp: string) {
    try {
      const customerId = await verifyRegistration({
        name: details.name.trim(),
        phone: fullPhone(details.phone),
        email: details.email.trim() || null,
        otp,
      });
      codes.spend();
      onVerified(customerId);
    } catch (error) {
      // The code was right, and a code is good once.
      if (error instanceof ApiError && error.status === 409) codes.spend();
      throw error;
    }
  }

  return (
    <CodeForm
      codes={codes}
      check={checkRegisterCode}
      onVerify={verify}
      onResent={onResent}
      onBack={() => {
        codes.forgetFailure();
        onBack();
      }}
      fallback="Failed to verify OTP"
      wayOn={(error) => <SignInInstead error={error} details={details} returnUrl={returnUrl} />}
    />
  );
}
