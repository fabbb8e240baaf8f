import { isEmail } from '@thali/shared/auth/email';
import type { PhoneValue } from '@thali/shared/phone/phone-number';
import { plainText } from '@thali/shared/text/plain-id';
import { Mail, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { Codes } from '../../../lib/codes/use-codes.ts';
import { Form } from '../../../lib/forms/form.tsx';
import { useCheckedForm } from '../../../lib/forms/use-contract-form.ts';
import { TabPanel, Tabs } from '../../../lib/ui/tabs.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { PhoneForm } from '../../shared/phone-form.tsx';
import { SendCode } from '../../shared/send-code.tsx';
import * as texts from '../forgot-password-texts.ts';

const channels = [
  { value: 'email', label: texts.email, icon: <Mail size={18} /> },
  { value: 'phone', label: texts.phone, icon: <Smartphone size={18} /> },
] as const;

interface AccountStepProps {
  /** Only customers have a verified phone. Vendors and admins use e-mail. */
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
  const [channel, setChannel] = useState<'email' | 'phone'>(
    props.startsWithPhone ? 'phone' : 'email',
  );
  const byEmail = <EmailForm {...{ email, onEmailChange, codes, onSent }} />;
  if (!mayUsePhone) return byEmail;
  return (
    <Tabs
      label={texts.sendCodeTo}
      tabs={channels}
      value={channel}
      onChange={(chosen) => {
        codes.forgetFailure();
        setChannel(chosen);
      }}
      isFullWidth
    >
      <TabPanel value={channel} tabIndex={-1} className="pt-6">
        {channel === 'email' ? byEmail : <PhoneForm {...{ phone, onPhoneChange, codes, onSent }} />}
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
  const form = useCheckedForm({
    defaultValues: { email },
    check: (values) => ({
      email: isEmail(plainText(values.email)) ? undefined : texts.enterEmail,
    }),
    showsOneProblem: true,
    send: (values) => codes.send(plainText(values.email), onSent),
  });
  return (
    <Form form={form}>
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email', { onChange: ({ target }) => onEmailChange(target.value) })}
      />
      <SendCode
        codes={codes}
        codeName="code"
        onHasCode={() => {
          codes.assumeSent(plainText(email));
          onSent();
        }}
      />
    </Form>
  );
}
