import { isEmail } from '@thali/shared/auth/email';
import type { User } from '@thali/shared/auth/user.contract';
import type { PhoneValue } from '@thali/shared/phone/phone-number';
import { plainText } from '@thali/shared/text/plain-id';
import { useRef, useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { CodeForm, checkCode } from '../../../lib/codes/code-form.tsx';
import { type Codes, useCodes } from '../../../lib/codes/use-codes.ts';
import { Form } from '../../../lib/forms/form.tsx';
import { useCheckedForm } from '../../../lib/forms/use-contract-form.ts';
import { readablePhone } from '../../../lib/phone/readable-phone.ts';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import { changeUser } from '../../session/change-user.ts';
import { firstFieldOf } from '../../shared/focus-field.ts';
import { PhoneForm } from '../../shared/phone-form.tsx';
import { SendCode } from '../../shared/send-code.tsx';

type Kind = 'phone' | 'email';

interface ContactRowProps {
  user: User;
  kind: Kind;
  current: string | null;
  /** Undefined while it loads. */
  proven: string | null | undefined;
  onChanged: () => void;
}

const names: Record<Kind, string> = { phone: 'Phone', email: 'Email' };

/** Shows a phone or an e-mail, and changes it with a code that goes to the new one. Rule: accounts-41 */
export function ContactRow({ user, kind, current, proven, onChanged }: ContactRowProps) {
  const [step, setStep] = useState<'shown' | 'address' | 'code'>('shown');
  const [phone, setPhone] = useState<PhoneValue>({ countryCode: 'IN', national: '' });
  const codes = useCodes((to) => sendCode(kind, to));
  const panel = useRef<HTMLDivElement>(null);
  useLostFocus(step, () => firstFieldOf(panel.current) ?? panel.current);

  async function prove(code: string) {
    const to = codes.sent?.to ?? '';
    const { user: changed } = await callApi('PUT /auth/contact', {
      body: { [kind]: to, code },
      quiet: true,
    });
    codes.spend();
    changeUser(user.id, { phone: changed.phone, email: changed.email });
    showToast({ kind: 'success', title: `${names[kind]} changed` });
    setStep('shown');
    onChanged();
  }

  return (
    <section ref={panel} tabIndex={-1} aria-label={names[kind]} className="outline-none">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <h2 className="text-sm font-semibold">{names[kind]}</h2>
          <p className="wrap-anywhere">{current ? readablePhone(current) : 'None yet'}</p>
          {current && proven !== undefined && (
            <Badge tone={proven === current ? 'leaf' : 'steel'}>
              {proven === current ? 'Confirmed' : 'Not confirmed yet'}
            </Badge>
          )}
        </div>
        {step === 'shown' ? (
          <Button variant="secondary" size="small" onClick={() => setStep('address')}>
            Change {kind}
          </Button>
        ) : (
          <Button variant="quiet" size="small" onClick={() => setStep('shown')}>
            Cancel
          </Button>
        )}
      </div>
      {step === 'address' && (
        <div className="mt-3">
          {kind === 'phone' ? (
            <PhoneForm
              {...{ phone, codes }}
              onPhoneChange={setPhone}
              onSent={() => setStep('code')}
              note={`Until you enter the code, ${current ? readablePhone(current) : 'nothing'} stays.`}
            />
          ) : (
            <EmailForm codes={codes} onSent={() => setStep('code')} />
          )}
        </div>
      )}
      {step === 'code' && (
        <div className="mt-3">
          <CodeForm
            codes={codes}
            check={checkCode}
            onVerify={prove}
            onResent={() => showToast({ kind: 'success', title: 'Code sent' })}
            onBack={() => {
              codes.forgetFailure();
              setStep('address');
            }}
            fallback="Could not confirm the code"
          />
        </div>
      )}
    </section>
  );
}

function EmailForm({ codes, onSent }: { codes: Codes; onSent: () => void }) {
  const form = useCheckedForm({
    defaultValues: { email: '' },
    check: ({ email }) => ({
      email: isEmail(addressOf(email)) ? undefined : 'Please enter a valid email address',
    }),
    showsOneProblem: true,
    send: ({ email }) => codes.send(addressOf(email), onSent),
  });
  return (
    <Form form={form}>
      <TextField
        label="New email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...form.field('email')}
      />
      <SendCode
        codes={codes}
        codeName="code"
        onHasCode={() => {
          codes.assumeSent(addressOf(form.getValues('email')));
          onSent();
        }}
      />
    </Form>
  );
}

function addressOf(email: string): string {
  return plainText(email).toLowerCase();
}

/** @returns seconds until the next code may be sent */
async function sendCode(kind: Kind, to: string): Promise<number> {
  const { resendAfterSeconds } = await callApi('POST /auth/contact-code', {
    body: { [kind]: to },
    quiet: true,
  });
  return resendAfterSeconds;
}
