import type { Role } from '@thali/shared/auth/user.contract';
import { defaultCountryCode } from '@thali/shared/phone/phone-countries';
import { Store, UtensilsCrossed } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useCodes } from '../../../lib/codes/use-codes.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { TabPanel, Tabs } from '../../../lib/ui/tabs.tsx';
import { lineLinkClass } from '../../../lib/ui/text-link-class.ts';
import { withReturnUrl } from '../../session/sign-in-path.ts';
import { useFirstFocus } from '../../shared/focus-field.ts';
import { requestOtp } from '../../shared/sign-in-by-otp.ts';
import { useTypedAccount } from '../../shared/typed-account.ts';
import { initialRole } from '../login-roles.ts';
import { CustomerSignIn } from './customer-sign-in.tsx';
import { PasswordSignIn } from './password-sign-in.tsx';

interface LoginCardProps {
  wantedRole: string | null;
  returnUrl: string | null;
}

const leads: Record<Role, string> = {
  student: 'Your orders and favourites are waiting.',
  vendor: 'Your kitchen’s orders, as they come in.',
  admin: 'Platform administration.',
};

/** Keeps the typed e-mail and phone when the tab changes. */
export function LoginCard({ wantedRole, returnUrl }: LoginCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const typed = useTypedAccount();
  const [role, setRole] = useState(() => initialRole(wantedRole, returnUrl));
  const [email, setEmail] = useState(typed.email ?? '');
  const [phone, setPhone] = useState(
    typed.phone ?? { countryCode: defaultCountryCode, national: '' },
  );
  const codes = useCodes(requestOtp);
  useFirstFocus(card);

  const byPassword = { email, onEmailChange: setEmail, returnUrl };
  return (
    <>
      <h1 className="font-display text-2xl font-bold sm:text-3xl">Sign in</h1>
      <p className="mt-2 text-ink-soft">{leads[role]}</p>
      <Card ref={card} className="mt-6 p-5 shadow-mid sm:p-7">
        {role === 'admin' ? (
          <PasswordSignIn forRole={role} {...byPassword} />
        ) : (
          <RoleTabs role={role} onChange={setRole}>
            {role === 'vendor' ? (
              <PasswordSignIn forRole={role} {...byPassword} />
            ) : (
              <CustomerSignIn
                {...byPassword}
                startsWithPhone={typed.phone !== undefined}
                phone={phone}
                onPhoneChange={setPhone}
                codes={codes}
              />
            )}
          </RoleTabs>
        )}
      </Card>
      {role === 'student' && <RegisterInvitation returnUrl={returnUrl} />}
    </>
  );
}

const tabs = [
  {
    value: 'student',
    label: 'Customer',
    icon: <UtensilsCrossed size={18} />,
  },
  { value: 'vendor', label: 'Vendor', icon: <Store size={18} /> },
] as const;

interface RoleTabsProps {
  role: 'student' | 'vendor';
  onChange: (role: Role) => void;
  /** The form for the role. */
  children: ReactNode;
}

function RoleTabs({ role, onChange, children }: RoleTabsProps) {
  return (
    <Tabs label="Sign in as" tabs={tabs} value={role} onChange={onChange} look="pills" isFullWidth>
      <TabPanel value={role} tabIndex={-1} className="pt-6">
        {children}
      </TabPanel>
    </Tabs>
  );
}

function RegisterInvitation({ returnUrl }: { returnUrl: string | null }) {
  return (
    <div className="mt-4 text-center text-sm text-ink-soft">
      <p>
        New here?{' '}
        <Link href={withReturnUrl('/register', returnUrl)} className={lineLinkClass}>
          Create an Account
        </Link>
      </p>
      <p className="mt-1 text-balance text-ink-faint">
        Just ordering lunch? You don’t need an account: order as a guest from the menu.
      </p>
    </div>
  );
}
