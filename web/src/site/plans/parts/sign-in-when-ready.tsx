import { LogIn } from 'lucide-react';
import { buttonClass } from '../../../lib/ui/button-class.ts';

/** The link to sign in once the mess exists. The set-up usually takes seconds. Rule: plans-15 */
export function SignInWhenReady({ email }: { email?: string | undefined }) {
  return (
    <>
      <a
        href={`/login?role=vendor${email ? `#email=${encodeURIComponent(email)}` : ''}`}
        className={`${buttonClass({ size: 'large', isFullWidth: true })} mt-4`}
      >
        <LogIn size={20} /> It is ready: sign in
      </a>
      <p className="mt-2 text-sm text-ink-soft">Your first password is in your email.</p>
    </>
  );
}
