import type { User } from '@thali/shared/auth/user.contract';
import { History, LogOut, Mail, UserRound } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { signOutAndLeave } from '../../account/session/sign-out-and-leave.ts';
import { retryUntilLoaded } from '../../lib/loading/retry-until-loaded.ts';
import { Button } from '../../lib/ui/button.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import { type ProfileFigures, ProfileSummary } from './parts/profile-summary.tsx';
import * as texts from './profile-texts.ts';

const loadEditor = retryUntilLoaded(() => import('./parts/profile-editor.tsx'));
const LazyEditor = lazy(loadEditor);

interface ProfilePageProps {
  customer: User;
  figures: ProfileFigures;
  supportEmail: string;
  onViewHistory: () => void;
}

/** Rule: customers-1 */
export function ProfilePage({ customer, figures, supportEmail, onViewHistory }: ProfilePageProps) {
  const [isEditing, setEditing] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => void loadEditor(), []);
  useLostFocus(isEditing, () => card.current);
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-5 lg:mx-0">
      <h1 className="font-display text-2xl font-bold">{texts.profile}</h1>
      <div ref={card} tabIndex={-1} className="outline-none">
        {isEditing ? (
          <Suspense>
            <LazyEditor customer={customer} onDone={() => setEditing(false)} />
          </Suspense>
        ) : (
          <ProfileSummary customer={customer} figures={figures} onEdit={() => setEditing(true)} />
        )}
      </div>
      <div className="flex flex-col gap-2.5">
        <Button variant="secondary" icon={<History size={19} />} onClick={onViewHistory}>
          {texts.viewHistory}
        </Button>
        <a href="/account?returnUrl=%2Fcustomer" className={buttonClass({ variant: 'secondary' })}>
          <UserRound size={19} />
          {texts.yourAccount}
        </a>
        <a href={`mailto:${supportEmail}`} className={buttonClass({ variant: 'secondary' })}>
          <Mail size={19} />
          {texts.contactSupport}
        </a>
        <Button
          variant="quiet"
          icon={<LogOut size={19} />}
          onClick={() => signOutAndLeave('asked')}
        >
          {texts.logout}
        </Button>
      </div>
    </div>
  );
}
