import { Link } from 'wouter';
import { ApiError } from '../../../lib/api/api-error.ts';
import { textLinkClass } from '../../../lib/ui/text-link-class.ts';
import { withReturnUrl } from '../../session/sign-in-path.ts';
import type { TypedAccount } from '../../shared/typed-account.ts';
import type { Details } from '../check-details.ts';

interface SignInInsteadProps {
  error: unknown;
  details: Details;
  returnUrl: string | null;
}

/** For somebody who has an account already: on to the sign-in, with what they typed. */
export function SignInInstead({ error, details, returnUrl }: SignInInsteadProps) {
  const typed = error instanceof ApiError ? typedFor(error.code, details) : undefined;
  if (!typed) return null;
  return (
    <Link
      href={withReturnUrl('/login', returnUrl)}
      state={typed}
      className={`${textLinkClass} inline-flex min-h-11 items-center`}
    >
      Sign in instead
    </Link>
  );
}

function typedFor(code: string, { email, phone }: Details): TypedAccount | undefined {
  if (code === 'PHONE_TAKEN') return { phone };
  if (code === 'EMAIL_TAKEN') return { email };
  return undefined;
}
