import type { PhoneValue } from '@thali/shared/phone/phone-number';
import { Link } from 'wouter';
import { ApiError } from '../../../lib/api/api-error.ts';
import { textLinkClass } from '../../../lib/ui/text-link-class.ts';
import { withReturnUrl } from '../../session/sign-in-path.ts';

interface RegisterInsteadProps {
  error: unknown;
  phone: PhoneValue;
  returnUrl: string | null;
}

/** The code was right, and nobody has that phone: an account can be made of what was typed. */
export function RegisterInstead({ error, phone, returnUrl }: RegisterInsteadProps) {
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
