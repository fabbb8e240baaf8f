import type { Role } from '@thali/shared/auth/user.contract';
import { Store, UtensilsCrossed } from 'lucide-react';
import type { ReactNode } from 'react';
import { TabPanel, Tabs } from '../../../lib/ui/tabs.tsx';

const tabs = [
  {
    value: 'student',
    label: 'Customer',
    icon: <UtensilsCrossed size={18} aria-hidden="true" />,
  },
  { value: 'vendor', label: 'Vendor', icon: <Store size={18} aria-hidden="true" /> },
] as const;

interface RoleTabsProps {
  role: 'student' | 'vendor';
  onChange: (role: Role) => void;
  /** The form for the role. */
  children: ReactNode;
}

export function RoleTabs({ role, onChange, children }: RoleTabsProps) {
  return (
    <Tabs label="Sign in as" tabs={tabs} value={role} onChange={onChange} look="pills" isFullWidth>
      <TabPanel value={role} tabIndex={-1} className="pt-6">
        {children}
      </TabPanel>
    </Tabs>
  );
}
