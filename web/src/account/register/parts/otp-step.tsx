import { fullPhone } from '@thali/shared/phone/phone-number';
import { Link } from 'wouter';
import { ApiError } from '../../../lib/api/api-error.ts';
import { CodeForm, checkCode } from '../../../lib/codes/code-form.tsx';
import type { Codes } from '../../../lib/codes/use-codes.ts';
import { textLinkClass } from '../../../lib/ui/text-link-class.ts';
import { withReturnUrl } from '../../session/sign-in-path.ts';
import { verifyRegistration } from '../../shared/sign-in-by-otp.ts';
import type { TypedAccount } from '../../shared/typed-account.ts';
import * as texts from '../register-texts.ts';
import type { Details } from './details-form.tsx';

interface OtpStepProps {
  details: Details;
  codes: Codes;
  returnUrl: string | null;
  onResent: () => void;
  onBack: () => void;
  onVerified: (customerId: string) => void;
}

/** Verifies the phone. Offers the sign-in if the phone or the e-mail already has an account. */
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
      // The code was right, and a code works only once.
      if (error instanceof ApiError && error.status === 409) codes.spend();
      throw error;
    }
  }

  return (
    <CodeForm
      codes={codes}
      check={checkCode}
      onVerify={verify}
      onResent={onResent}
      onBack={() => {
        codes.forgetFailure();
        onBack();
      }}
      fallback={texts.verifyFailed}
      afterFailure={(error) => (
        <SignInInstead error={error} details={details} returnUrl={returnUrl} />
      )}
    />
  );
}

interface SignInInsteadProps {
  error: unknown;
  details: Details;
  returnUrl: string | null;
}

/** Links to the sign-in page with the typed account filled in. */
function SignInInstead({ error, details, returnUrl }: SignInInsteadProps) {
  const signInState = error instanceof ApiError ? typedAccountFor(error.code, details) : undefined;
  if (!signInState) return null;
  return (
    <Link
      href={withReturnUrl('/login', returnUrl)}
      state={signInState}
      className={`${textLinkClass} inline-flex min-h-11 items-center`}
    >
      {texts.signInInstead}
    </Link>
  );
}

function typedAccountFor(code: string, { email, phone }: Details): TypedAccount | undefined {
  if (code === 'PHONE_TAKEN') return { phone };
  if (code === 'EMAIL_TAKEN') return { email };
  return undefined;
}
