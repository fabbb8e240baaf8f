import { isEmail } from '@thali/shared/auth/email';
import { contactPhone } from '@thali/shared/phone/phone-number';
import { plainText } from '@thali/shared/text/plain-id';
import * as texts from './profile-texts.ts';

export interface ProfileForm {
  name: string;
  phone: string;
  email: string;
}

export type ProfileProblems = Partial<Record<keyof ProfileForm, string>>;

/** Rule: customers-2 */
export function checkProfile(form: ProfileForm): ProfileProblems {
  const { name, phone, email } = trimmed(form);
  return {
    ...(name.length < 2 && { name: texts.nameTooShort }),
    ...(phone !== '' && !contactPhone(phone) && { phone: texts.enterPhone }),
    ...(email !== '' && !isEmail(email) && { email: texts.enterEmail }),
  };
}

/** The fields to save: the name and the phone, unless they are empty. */
export function profileChanges(form: ProfileForm): { name?: string; phone?: string } {
  const { name, phone } = trimmed(form);
  return { ...(name !== '' && { name }), ...(phone !== '' && { phone }) };
}

/** Trims the form. Normalises a valid phone number. */
function trimmed({ name, phone, email }: ProfileForm): ProfileForm {
  return { name: name.trim(), phone: contactPhone(phone) ?? phone.trim(), email: plainText(email) };
}
