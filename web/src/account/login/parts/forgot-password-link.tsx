import type { Role } from '@thali/shared/auth/user.contract';
import { Link } from 'wouter';
import { lineLinkClass } from '../../../lib/ui/text-link-class.ts';
import { withReturnUrl } from '../../session/sign-in-path.ts';

interface ForgotPasswordLinkProps {
  role: Role;
  email: string;
  returnUrl: string | null;
}

export function ForgotPasswordLink({ role, email, returnUrl }: ForgotPasswordLinkProps) {
  const page = role === 'student' ? '/forgot-password' : `/forgot-password?role=${role}`;
  return (
    <Link
      href={withReturnUrl(page, returnUrl)}
      state={{ email }}
      className={`${lineLinkClass} -mt-3 -mb-2 self-start`}
    >
      Forgot password?
    </Link>
  );
}
