import type { Role } from '@thali/shared/auth/user.contract';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { LoginForm } from './login-form.tsx';
import { initialRole } from './login-roles.ts';
import { RoleTabs } from './role-tabs.tsx';

interface LoginCardProps {
  wantedRole: string | null;
  returnUrl: string | null;
}

const leads: Record<Role, string> = {
  student: 'Your orders and favourites are waiting.',
  vendor: 'Your kitchen’s orders, as they come in.',
  admin: 'Platform administration.',
};

export function LoginCard({ wantedRole, returnUrl }: LoginCardProps) {
  const [role, setRole] = useState(() => initialRole(wantedRole, returnUrl));
  return (
    <div className="w-full max-w-md">
      <h1 className="font-display text-2xl font-bold sm:text-3xl">Sign in</h1>
      <p className="mt-2 text-ink-soft">{leads[role]}</p>
      <Card className="mt-6 p-5 shadow-mid sm:p-7">
        {role === 'admin' ? (
          <LoginForm role={role} />
        ) : (
          <RoleTabs role={role} onChange={setRole}>
            <LoginForm key={role} role={role} />
          </RoleTabs>
        )}
      </Card>
      {role === 'student' && (
        <p className="mt-5 text-center text-sm text-ink-faint">
          Just ordering lunch? You need no account: order as a guest from the menu.
        </p>
      )}
    </div>
  );
}
