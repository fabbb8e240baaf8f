import { Link } from 'wouter';
import { lineLinkClass } from '../../../lib/ui/text-link-class.ts';
import { withReturnUrl } from '../../session/sign-in-path.ts';

export function SignInInvitation({ returnUrl }: { returnUrl: string | null }) {
  return (
    <p className="mt-4 text-center text-sm text-ink-soft">
      Already have an account?{' '}
      <Link href={withReturnUrl('/login', returnUrl)} className={lineLinkClass}>
        Sign in
      </Link>
    </p>
  );
}
