import type { PhoneValue } from '@thali/shared/phone/phone-number';
import { Mail, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { Codes } from '../../../lib/codes/use-codes.ts';
import { TabPanel, Tabs } from '../../../lib/ui/tabs.tsx';
import * as texts from '../login-texts.ts';
import { OtpSignIn } from './otp-sign-in.tsx';
import { PasswordSignIn } from './password-sign-in.tsx';

const byEmail = { value: 'email', label: texts.email, icon: <Mail size={18} /> } as const;
const byOtp = { value: 'otp', label: texts.phoneOtp, icon: <Smartphone size={18} /> } as const;

interface CustomerSignInProps {
  email: string;
  onEmailChange: (email: string) => void;
  phone: PhoneValue;
  onPhoneChange: (phone: PhoneValue) => void;
  codes: Codes;
  /** The phone tab comes before the e-mail tab. */
  isPhoneFirst: boolean;
  /** The phone tab is open at first. */
  startsWithPhone: boolean;
  returnUrl: string | null;
}

/** Lets customers sign in with a password or with a code. Rule: accounts-8 */
export function CustomerSignIn(props: CustomerSignInProps) {
  const { email, onEmailChange, phone, onPhoneChange, codes, returnUrl } = props;
  const { isPhoneFirst, startsWithPhone } = props;
  const methods = isPhoneFirst ? [byOtp, byEmail] : [byEmail, byOtp];
  const [method, setMethod] = useState<'email' | 'otp'>(startsWithPhone ? 'otp' : 'email');
  return (
    <Tabs label={texts.signInWith} tabs={methods} value={method} onChange={setMethod} isFullWidth>
      <TabPanel value={method} tabIndex={-1} className="min-h-78 pt-6">
        {method === 'email' ? (
          <PasswordSignIn forRole="student" {...{ email, onEmailChange, returnUrl }} />
        ) : (
          <OtpSignIn {...{ phone, onPhoneChange, codes }} />
        )}
      </TabPanel>
    </Tabs>
  );
}
