import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { FullThali } from '../../../lib/ui/marks/full-thali.tsx';
import { textLinkClass } from '../../../lib/ui/text-link-class.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { pathAfterSignIn } from '../../session/sign-in-path.ts';
import * as texts from '../register-texts.ts';

/** Rule: accounts-24 */
const redirectMs = 2000;

/** Confirms the new account, then opens the next page by itself. */
export function CompleteStep({ returnUrl }: { returnUrl: string | null }) {
  const [, navigate] = useLocation();
  const path = pathAfterSignIn('student', returnUrl);

  // A guest who came from a menu has a return path. Rule: cart-12
  useEffect(() => {
    if (returnUrl) showToast({ kind: 'success', title: texts.successful });
  }, [returnUrl]);

  useEffect(() => {
    const timer = setTimeout(() => navigate(path, { replace: true }), redirectMs);
    return () => clearTimeout(timer);
  }, [navigate, path]);

  return (
    <div className="flex animate-fade-in flex-col items-center gap-4 pt-2 text-center">
      <FullThali className="size-40" />
      <h2
        data-step-start
        tabIndex={-1}
        className="font-display text-xl font-bold text-balance outline-none"
      >
        {texts.accountCreated}
      </h2>
      <p className="text-ink-soft">
        {texts.signedIn}
        <a href={path} className={textLinkClass}>
          {texts.continueLabel}
        </a>
      </p>
    </div>
  );
}
