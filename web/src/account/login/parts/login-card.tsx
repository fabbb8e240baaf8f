import type { Role } from '@thali/shared/auth/user.contract';
import { defaultCountryCode } from '@thali/shared/phone/phone-countries';
import { ArrowRight, Store, UtensilsCrossed } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useCodes } from '../../../lib/codes/use-codes.ts';
import { currentTenant, servedTenant } from '../../../lib/tenant/current-tenant.ts';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { TabPanel, Tabs } from '../../../lib/ui/tabs.tsx';
import { lineLinkClass } from '../../../lib/ui/text-link-class.ts';
import { withReturnUrl } from '../../session/sign-in-path.ts';
import { useFirstFocus } from '../../shared/focus-field.ts';
import { requestOtp } from '../../shared/sign-in-by-otp.ts';
import { storeSentCode, useTypedAccount } from '../../shared/typed-account.ts';
import { initialRole, menuPath } from '../login-roles.ts';
import * as texts from '../login-texts.ts';
import { CustomerSignIn } from './customer-sign-in.tsx';
import { PasswordSignIn } from './password-sign-in.tsx';

interface LoginCardProps {
  requestedRole: string | null;
  returnUrl: string | null;
}

const leads: Record<Role, string> = {
  student: texts.customerLead,
  vendor: texts.vendorLead,
  admin: texts.adminLead,
};

/** The form to sign in. Keeps the typed e-mail and phone when the tab changes. */
export function LoginCard({ requestedRole, returnUrl }: LoginCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const typedAccount = useTypedAccount();
  const [role, setRole] = useState(() => initialRole(requestedRole, returnUrl));
  const [email, setEmail] = useState(typedAccount.email ?? '');
  const [phone, setPhone] = useState(
    typedAccount.phone ?? { countryCode: defaultCountryCode, national: '' },
  );
  const codes = useCodes(requestOtp, typedAccount.sentCode);
  const { sentCode } = codes;
  useEffect(() => {
    if (sentCode) storeSentCode(phone, sentCode);
  }, [phone, sentCode]);
  useFirstFocus(card);
  const [tenant] = useState(currentTenant);
  const isMess = tenant !== undefined && servedTenant(tenant) !== 'unknown';
  const menu = menuPath(returnUrl, isMess ? tenant : undefined);

  const byPassword = { email, onEmailChange: setEmail, returnUrl };
  const form =
    role === 'student' ? (
      <CustomerSignIn
        {...byPassword}
        isPhoneFirst={isMess}
        startsWithPhone={typedAccount.phone !== undefined || (isMess && !typedAccount.email)}
        phone={phone}
        onPhoneChange={setPhone}
        codes={codes}
      />
    ) : (
      <PasswordSignIn key={role} forRole={role} {...byPassword} />
    );
  return (
    <>
      <h1 className="font-display text-2xl font-bold sm:text-3xl">{texts.signInTitle}</h1>
      <p className="mt-2 text-ink-soft">{leads[role]}</p>
      {role === 'student' && menu && <OrderAsGuest menu={menu} />}
      <Card ref={card} className="mt-6 p-5 shadow-mid sm:p-7">
        {role === 'admin' || isMess ? (
          form
        ) : (
          <RoleTabs role={role} onChange={setRole}>
            {form}
          </RoleTabs>
        )}
      </Card>
      {role === 'student' && <RegisterInvitation returnUrl={returnUrl} hasMenu={!!menu} />}
      {isMess && role !== 'admin' && <OtherRole role={role} onChange={setRole} />}
    </>
  );
}

const tabs = [
  {
    value: 'student',
    label: texts.customer,
    icon: <UtensilsCrossed size={18} />,
  },
  { value: 'vendor', label: texts.vendor, icon: <Store size={18} /> },
] as const;

interface RoleTabsProps {
  role: 'student' | 'vendor';
  onChange: (role: Role) => void;
  /** The form for the role. */
  children: ReactNode;
}

function RoleTabs({ role, onChange, children }: RoleTabsProps) {
  return (
    <Tabs
      label={texts.signInAs}
      tabs={tabs}
      value={role}
      onChange={onChange}
      look="pills"
      isFullWidth
    >
      <TabPanel value={role} tabIndex={-1} className="pt-6">
        {children}
      </TabPanel>
    </Tabs>
  );
}

/** The link to order as a guest. It comes first, because most guests need no account. Rule: accounts-8 */
function OrderAsGuest({ menu }: { menu: string }) {
  return (
    <Link
      href={menu}
      className={`${buttonClass({ size: 'large', isFullWidth: true })} mt-5 min-h-16 text-xl has-[~*_[data-name-step]]:hidden`}
    >
      {texts.orderAsGuest}
      <ArrowRight size={22} />
    </Link>
  );
}

/** A link to the second role's form. Staff rarely sign in on a mess's site. */
function OtherRole({ role, onChange }: Pick<RoleTabsProps, 'role' | 'onChange'>) {
  const otherRole = role === 'student' ? 'vendor' : 'student';
  return (
    <p className="mt-2 text-center text-sm">
      <button type="button" onClick={() => onChange(otherRole)} className={lineLinkClass}>
        {otherRole === 'vendor' ? texts.signInAsVendor : texts.signInAsCustomer}
      </button>
    </p>
  );
}

interface RegisterInvitationProps {
  returnUrl: string | null;
  hasMenu: boolean;
}

function RegisterInvitation({ returnUrl, hasMenu }: RegisterInvitationProps) {
  return (
    <div className="mt-4 text-center text-sm text-ink-soft">
      <p>
        {texts.newHere}
        <Link href={withReturnUrl('/register', returnUrl)} className={lineLinkClass}>
          {texts.createAccount}
        </Link>
      </p>
      {!hasMenu && <p className="mt-1 text-balance text-ink-faint">{texts.noAccountNeeded}</p>}
    </div>
  );
}
