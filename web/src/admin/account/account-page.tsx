import type { User } from '@thali/shared/auth/user.contract';
import { KeyRound, Pencil } from 'lucide-react';
import { Link } from 'wouter';
import { withReturnUrl } from '../../account/session/sign-in-path.ts';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { Card } from '../../lib/ui/card.tsx';
import { adminPath } from '../shared/admin-links.ts';

export default function AccountPage({ user }: { user: User }) {
  return (
    <div className="max-w-2xl">
      <AccountCard user={user} />
    </div>
  );
}

function AccountCard({ user }: { user: User }) {
  const rows = [
    ['Name', user.name],
    ['Email', user.email],
    ['Phone', user.phone],
    ['Role', 'Platform admin'],
  ].filter(([, value]) => value);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="font-display text-xl font-bold">Your account</h2>
      <dl className="mt-4 divide-y divide-line">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-col gap-x-6 py-3 sm:grid sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2">
        <Link
          href={withReturnUrl('/account', adminPath('account'))}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Pencil size={18} /> Edit account
        </Link>
        <Link
          href={withReturnUrl('/change-password', adminPath('account'))}
          className={buttonClass({ variant: 'secondary' })}
        >
          <KeyRound size={18} /> Change password
        </Link>
      </div>
    </Card>
  );
}
