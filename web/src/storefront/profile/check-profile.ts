import { isEmail } from '@thali/shared/auth/email';

export interface ProfileForm {
  name: string;
  phone: string;
  email: string;
}

export type ProfileProblems = Partial<Record<keyof ProfileForm, string>>;

const phonePattern = /^\+?\d{10,15}$/;

/** The problems to correct before saving. Rule: customers-2 */
export function checkProfile(form: ProfileForm): ProfileProblems {
  const { name, phone, email } = trimmed(form);
  return {
    ...(name.length < 2 && { name: 'Name must be at least 2 characters.' }),
    ...(phone !== '' && !phonePattern.test(phone) && { phone: 'Enter a valid phone number.' }),
    ...(email !== '' && !isEmail(email) && { email: 'Enter a valid email address.' }),
  };
}

/** A save sends the name and the phone, unless they are empty. */
export function profileChanges(form: ProfileForm): { name?: string; phone?: string } {
  const { name, phone } = trimmed(form);
  return { ...(name !== '' && { name }), ...(phone !== '' && { phone }) };
}

/** Removes spaces and hyphens from the phone number, because people write it in groups. */
function trimmed({ name, phone, email }: ProfileForm): ProfileForm {
  return { name: name.trim(), phone: phone.replaceAll(/[\s-]/g, ''), email: email.trim() };
}
