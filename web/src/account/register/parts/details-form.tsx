import { isEmail } from '@thali/shared/auth/email';
import { fullPhone, isValidPhone, type PhoneValue } from '@thali/shared/phone/phone-number';
import { plainText } from '@thali/shared/text/plain-id';
import type { Codes } from '../../../lib/codes/use-codes.ts';
import { Form } from '../../../lib/forms/form.tsx';
import { FormPhone } from '../../../lib/forms/form-phone.tsx';
import { type Problems, useCheckedForm } from '../../../lib/forms/use-contract-form.ts';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { SendCode } from '../../shared/send-code.tsx';
import * as texts from '../register-texts.ts';

export interface Details {
  name: string;
  phone: PhoneValue;
  /** The e-mail is optional. */
  email: string;
}

interface DetailsFormProps {
  details: Details;
  codes: Codes;
  onDetails: (details: Details) => void;
  onSent: (isNew: boolean) => void;
}

/** Asks a new customer for name, phone and e-mail, and sends a code to the phone. */
export function DetailsForm({ details, codes, onDetails, onSent }: DetailsFormProps) {
  const form = useCheckedForm({
    defaultValues: details,
    check: checkDetails,
    showsOneProblem: true,
    send(values) {
      onDetails(values);
      codes.send(fullPhone(values.phone), onSent);
    },
  });

  function useSentCode() {
    const values = form.getValues();
    onDetails(values);
    codes.assumeSent(fullPhone(values.phone));
    onSent(false);
  }

  return (
    <Form form={form}>
      <TextField label={texts.name} autoComplete="name" maxLength={80} {...form.field('name')} />
      <FormPhone form={form} name="phone" label={texts.phoneNumber} />
      <TextField
        label={texts.email}
        isOptional
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...form.field('email')}
      />
      <SendCode codes={codes} onHasCode={useSentCode} />
    </Form>
  );
}

/** Returns the first problem, in the order of the rule. Rule: accounts-25 */
export function checkDetails({ name, phone, email }: Details): Problems<Details> | undefined {
  if (name.trim() === '') return { name: texts.enterName };
  if (!isValidPhone(phone)) return { phone: texts.enterPhone };
  if (email.trim() !== '' && !isEmail(plainText(email))) {
    return { email: texts.enterEmail };
  }
  return undefined;
}
