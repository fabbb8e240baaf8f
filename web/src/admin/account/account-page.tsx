import type { User } from '@thali/shared/auth/user.contract';
import { AccountCard } from './parts/account-card.tsx';

export default function AccountPage({ user }: { user: User }) {
  return (
    <div className="max-w-2xl">
      <AccountCard user={user} />
    </div>
  );
}
