import { fullPhone, isValidPhone, type PhoneValue } from '@thali/shared/phone/phone-number';
import { type FormEvent, useRef, useState } from 'react';
import type { Codes } from '../../lib/codes/use-codes.ts';
import { PhoneField } from '../../lib/phone/phone-field.tsx';
import { SendCode } from './send-code.tsx';

interface PhoneFormProps {
  phone: PhoneValue;
  onPhoneChange: (phone: PhoneValue) => void;
  codes: Codes;
  /** A code is on its way, or has been for a while. */
  onSent: (isNew: boolean) => void;
  /** What comes next, below the button. */
  note?: string;
}

/** Send the code to. */
export function PhoneForm({ phone, onPhoneChange, codes, onSent, note }: PhoneFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = checkPhone(phone);
    setError(problem);
    if (problem) return field.current?.focus();
    codes.send(fullPhone(phone), onSent);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PhoneField
        ref={field}
        label="Phone number"
        name="phone"
        value={phone}
        onChange={(value) => {
          onPhoneChange(value);
          setError(undefined);
        }}
        error={error}
      />
      <SendCode
        codes={codes}
        onHaveOne={() => {
          codes.assume(fullPhone(phone));
          onSent(false);
        }}
      />
      {note && <p className="text-center text-sm text-balance text-ink-soft">{note}</p>}
    </form>
  );
}

/** Why no code can be sent by SMS. Rule: accounts-12, accounts-25 */
export function checkPhone(phone: PhoneValue): string | undefined {
  if (phone.national.trim() === '') return 'Please enter your phone number';
  return isValidPhone(phone) ? undefined : 'Please enter a valid phone number';
}
