import { Link } from 'wouter';
import { lineLinkClass } from '../../../lib/ui/text-link-class.ts';
import { withReturnUrl } from '../../session/sign-in-path.ts';

export function RegisterInvitation({ returnUrl }: { returnUrl: string | null }) {
  return (
    <div className="mt-4 text-center text-sm text-ink-soft">
      <p>
        New here?{' '}
        <Link href={withReturnUrl('/register', returnUrl)} className={lineLinkClass}>
          Create an Account
        </Link>
      </p>
      <p className="mt-1 text-balance text-ink-faint">
        Just ordering lunch? You need no account: order as a guest from the menu.
      </p>
    </div>
  );
}
