import type { PhoneValue } from '@thali/shared/phone/phone-number';
import { Mail, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { TabPanel, Tabs } from '../../../lib/ui/tabs.tsx';
import { PhoneForm } from '../../shared/phone-form.tsx';
import type { Codes } from '../../shared/use-codes.ts';
import { EmailForm } from './email-form.tsx';

const ways = [
  { value: 'email', label: 'Email', icon: <Mail size={18} aria-hidden="true" /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone size={18} aria-hidden="true" /> },
] as const;

interface AccountStepProps {
  /** Customers have proven phones; vendors and admins have e-mail. */
  mayUsePhone: boolean;
  startsWithPhone: boolean;
  email: string;
  onEmailChange: (email: string) => void;
  phone: PhoneValue;
  onPhoneChange: (phone: PhoneValue) => void;
  codes: Codes;
  onSent: () => void;
}

export function AccountStep(props: AccountStepProps) {
  const { mayUsePhone, email, onEmailChange, phone, onPhoneChange, codes, onSent } = props;
  const [way, setWay] = useState<'email' | 'phone'>(props.startsWithPhone ? 'phone' : 'email');
  const byEmail = <EmailForm {...{ email, onEmailChange, codes, onSent }} />;
  if (!mayUsePhone) return byEmail;
  return (
    <Tabs
      label="Where the code goes"
      tabs={ways}
      value={way}
      onChange={(chosen) => {
        codes.forgetFailure();
        setWay(chosen);
      }}
      isFullWidth
    >
      <TabPanel value={way} tabIndex={-1} className="pt-6">
        {way === 'email' ? byEmail : <PhoneForm {...{ phone, onPhoneChange, codes, onSent }} />}
      </TabPanel>
    </Tabs>
  );
}
