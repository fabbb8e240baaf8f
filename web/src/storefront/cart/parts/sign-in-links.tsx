import { buttonClass } from '../../../lib/ui/button-class.ts';
import * as texts from '../cart-texts.ts';

/** Links to login and registration. Both return to this page. */
export function SignInLinks() {
  const returnUrl = encodeURIComponent(`${location.pathname}${location.search}`);
  return (
    <div className="flex gap-2">
      <a
        href={`/login?returnUrl=${returnUrl}`}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        {texts.signIn}
      </a>
      <a
        href={`/register?returnUrl=${returnUrl}`}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        {texts.createAccount}
      </a>
    </div>
  );
}
