import { buttonClass } from '../../../lib/ui/button-class.ts';

/** Links to login and registration. Both return to this page. */
export function SignInLinks() {
  const returnUrl = encodeURIComponent(`${location.pathname}${location.search}`);
  return (
    <div className="flex gap-2">
      <a
        href={`/login?returnUrl=${returnUrl}`}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        Sign in
      </a>
      <a
        href={`/register?returnUrl=${returnUrl}`}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        Create an Account
      </a>
    </div>
  );
}
