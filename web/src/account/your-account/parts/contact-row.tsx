import { isEmail } from '@thali/shared/auth/email';
import type { User } from '@thali/shared/auth/user.contract';
import type { PhoneValue } from '@thali/shared/phone/phone-number';
import { plainText } from '@thali/shared/text/plain-id';
import { type ReactNode, useRef, useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { CodeForm, checkCode } from '../../../lib/codes/code-form.tsx';
import { type Codes, useCodes } from '../../../lib/codes/use-codes.ts';
import { Form } from '../../../lib/forms/form.tsx';
import { useCheckedForm } from '../../../lib/forms/use-contract-form.ts';
import { readablePhone } from '../../../lib/phone/readable-phone.ts';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { PasswordField } from '../../../lib/ui/password-field.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import { changeUser } from '../../session/change-user.ts';
import { storeSession } from '../../session/store-session.ts';
import { firstFieldOf } from '../../shared/focus-field.ts';
import { PhoneForm } from '../../shared/phone-form.tsx';
import { SendCode } from '../../shared/send-code.tsx';

type Kind = 'phone' | 'email';

interface ContactRowProps {
  user: User;
  kind: Kind;
  currentContact: string | null;
  /** Undefined while the profile loads. */
  verifiedContact: string | null | undefined;
  onChanged: () => void;
}

const names: Record<Kind, string> = { phone: 'Phone', email: 'Email' };

/** Shows a phone or an e-mail, and changes it with the password and a code to the new contact. Rule: accounts-41 */
export function ContactRow({
  user,
  kind,
  currentContact,
  verifiedContact,
  onChanged,
}: ContactRowProps) {
  const [step, setStep] = useState<'shown' | 'address' | 'code'>('shown');
  const [phone, setPhone] = useState<PhoneValue>({ countryCode: 'IN', national: '' });
  const [password, setPassword] = useState('');
  const [passwordProblem, setPasswordProblem] = useState<string>();
  const codes = useCodes((to) => sendCode(kind, to, password));
  const guardedCodes: Codes = {
    ...codes,
    send(to, onSent) {
      setPasswordProblem(password ? undefined : 'Please enter your password');
      if (password) codes.send(to, onSent);
    },
  };
  const passwordField = (
    <PasswordField
      label="Your password"
      value={password}
      onChange={setPassword}
      maxLength={256}
      error={passwordProblem}
      hint="Forgot it, or never set one? Use Forgot Password on the sign-in page."
    />
  );
  const panel = useRef<HTMLDivElement>(null);
  useLostFocus(step, () => firstFieldOf(panel.current) ?? panel.current);

  async function verifyCode(code: string) {
    const to = codes.sentCode?.to ?? '';
    const answer = await callApi('PUT /auth/contact', { body: { [kind]: to, code }, quiet: true });
    codes.spend();
    setPassword('');
    if (answer.token) storeSession(answer);
    else changeUser(user.id, { phone: answer.user.phone, email: answer.user.email });
    showToast({ kind: 'success', ...resultText(kind, to, answer) });
    setStep('shown');
    onChanged();
  }

  return (
    <section ref={panel} tabIndex={-1} aria-label={names[kind]} className="outline-none">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <h2 className="text-sm font-semibold">{names[kind]}</h2>
          <p className="wrap-anywhere">
            {currentContact ? readablePhone(currentContact) : 'None yet'}
          </p>
          {currentContact && verifiedContact !== undefined && (
            <Badge tone={verifiedContact === currentContact ? 'leaf' : 'steel'}>
              {verifiedContact === currentContact ? 'Confirmed' : 'Not confirmed yet'}
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
              {...{ phone, codes: guardedCodes }}
              onPhoneChange={setPhone}
              onSent={() => setStep('code')}
              note={`Until you enter the code, ${currentContact ? readablePhone(currentContact) : 'nothing'} stays.`}
            >
              {passwordField}
            </PhoneForm>
          ) : (
            <EmailForm codes={guardedCodes} onSent={() => setStep('code')}>
              {passwordField}
            </EmailForm>
          )}
        </div>
      )}
      {step === 'code' && (
        <div className="mt-3">
          <CodeForm
            codes={codes}
            check={checkCode}
            onVerify={verifyCode}
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

/** A staff member's account does not change if another account signs in with the mess's phone. Rule: kitchen-6 */
function resultText(
  kind: Kind,
  to: string,
  { user, token }: { user: User; token?: string | undefined },
) {
  if (user[kind] !== to) return { title: 'Number confirmed for the order alarm' };
  const title = `${names[kind]} changed`;
  return token ? { title, description: 'Your other devices are signed out.' } : { title };
}

interface EmailFormProps {
  codes: Codes;
  onSent: () => void;
  children: ReactNode;
}

function EmailForm({ codes, onSent, children }: EmailFormProps) {
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
      {children}
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
async function sendCode(kind: Kind, to: string, password: string): Promise<number> {
  const { resendAfterSeconds } = await callApi('POST /auth/contact-code', {
    body: { [kind]: to, password },
    quiet: true,
  });
  return resendAfterSeconds;
}
