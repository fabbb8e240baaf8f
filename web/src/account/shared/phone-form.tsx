import { fullPhone, isValidPhone, type PhoneValue } from '@thali/shared/phone/phone-number';
import type { ReactNode } from 'react';
import type { Codes } from '../../lib/codes/use-codes.ts';
import { Form } from '../../lib/forms/form.tsx';
import { FormPhone } from '../../lib/forms/form-phone.tsx';
import { useCheckedForm } from '../../lib/forms/use-contract-form.ts';
import * as texts from './account-texts.ts';
import { SendCode } from './send-code.tsx';

interface PhoneFormProps {
  phone: PhoneValue;
  onPhoneChange: (phone: PhoneValue) => void;
  codes: Codes;
  /** Runs after the server sends a code. `isNew` is false for a code from an earlier request. */
  onSent: (isNew: boolean) => void;
  /** A hint below the button about the next step. */
  note?: string;
  /** Further fields of the form. */
  children?: ReactNode;
}

/** Asks for a phone and sends a code to it. */
export function PhoneForm(props: PhoneFormProps) {
  const { phone, onPhoneChange, codes, onSent, note, children } = props;
  const form = useCheckedForm({
    defaultValues: { phone },
    check: (values) => ({ phone: checkPhone(values.phone) }),
    showsOneProblem: true,
    send: (values) => codes.send(fullPhone(values.phone), onSent),
  });
  return (
    <Form form={form}>
      <FormPhone form={form} name="phone" label={texts.phoneNumber} onChange={onPhoneChange} />
      {children}
      <SendCode
        codes={codes}
        onHasCode={() => {
          codes.assumeSent(fullPhone(phone));
          onSent(false);
        }}
      />
      {note && <p className="text-center text-sm text-balance text-ink-soft">{note}</p>}
    </Form>
  );
}

/** The text if this phone cannot receive an SMS. Rule: accounts-12, accounts-25 */
export function checkPhone(phone: PhoneValue): string | undefined {
  if (phone.national.trim() === '') return texts.enterPhone;
  return isValidPhone(phone) ? undefined : texts.enterValidPhone;
}
