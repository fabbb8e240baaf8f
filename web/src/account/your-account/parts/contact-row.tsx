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
import * as texts from '../your-account-texts.ts';

type Kind = 'phone' | 'email';

interface ContactRowProps {
  user: User;
  kind: Kind;
  currentContact: string | null;
  /** Undefined while the profile loads. */
  verifiedContact: string | null | undefined;
  onChanged: () => void;
}

const names: Record<Kind, string> = { phone: texts.phone, email: texts.email };

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
      setPasswordProblem(password ? undefined : texts.enterPassword);
      if (password) codes.send(to, onSent);
    },
  };
  const passwordField = (
    <PasswordField
      label={texts.yourPassword}
      value={password}
      onChange={setPassword}
      maxLength={256}
      error={passwordProblem}
      hint={texts.passwordHint}
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
            {currentContact ? readablePhone(currentContact) : texts.noneYet}
          </p>
          {currentContact && verifiedContact !== undefined && (
            <Badge tone={verifiedContact === currentContact ? 'leaf' : 'steel'}>
              {verifiedContact === currentContact ? texts.confirmed : texts.notConfirmed}
            </Badge>
          )}
        </div>
        {step === 'shown' ? (
          <Button variant="secondary" size="small" onClick={() => setStep('address')}>
            {texts.changeContact(kind === 'phone')}
          </Button>
        ) : (
          <Button variant="quiet" size="small" onClick={() => setStep('shown')}>
            {texts.cancel}
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
              note={texts.staysUntil(currentContact ? readablePhone(currentContact) : '')}
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
            onResent={() => showToast({ kind: 'success', title: texts.codeSent })}
            onBack={() => {
              codes.forgetFailure();
              setStep('address');
            }}
            fallback={texts.notConfirmedNow}
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
  if (user[kind] !== to) return { title: texts.confirmedForAlarm };
  const title = texts.changed(names[kind]);
  return token ? { title, description: texts.otherDevices } : { title };
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
      email: isEmail(addressOf(email)) ? undefined : texts.enterEmail,
    }),
    showsOneProblem: true,
    send: ({ email }) => codes.send(addressOf(email), onSent),
  });
  return (
    <Form form={form}>
      <TextField
        label={texts.newEmail}
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
