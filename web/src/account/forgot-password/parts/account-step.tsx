import { isEmail } from '@thali/shared/auth/email';
import type { PhoneValue } from '@thali/shared/phone/phone-number';
import { Mail, Smartphone } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { Codes } from '../../../lib/codes/use-codes.ts';
import { TabPanel, Tabs } from '../../../lib/ui/tabs.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { PhoneForm } from '../../shared/phone-form.tsx';
import { SendCode } from '../../shared/send-code.tsx';

const ways = [
  { value: 'email', label: 'Email', icon: <Mail size={18} /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone size={18} /> },
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
      label="Send the code to"
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

interface EmailFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  codes: Codes;
  onSent: () => void;
}

function EmailForm({ email, onEmailChange, codes, onSent }: EmailFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = isEmail(email.trim()) ? undefined : 'Please enter a valid email address';
    setError(problem);
    if (problem) return field.current?.focus();
    codes.send(email.trim(), onSent);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        ref={field}
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => {
          onEmailChange(event.target.value);
          setError(undefined);
        }}
        error={error}
      />
      <SendCode
        codes={codes}
        what="code"
        onHaveOne={() => {
          codes.assume(email.trim());
          onSent();
        }}
      />
    </form>
  );
}
