import { isEmail } from '@thali/shared/auth/email';

export interface ProfileForm {
  name: string;
  phone: string;
  email: string;
}

export type ProfileProblems = Partial<Record<keyof ProfileForm, string>>;

const phone = /^\+?\d{10,15}$/;

/** The problems to correct before saving. Rule: customers-2 */
export function checkProfile(form: ProfileForm): ProfileProblems {
  const { name, phone: number, email } = trimmed(form);
  return {
    ...(name.length < 2 && { name: 'Name must be at least 2 characters.' }),
    ...(number !== '' && !phone.test(number) && { phone: 'Enter a valid phone number.' }),
    ...(email !== '' && !isEmail(email) && { email: 'Enter a valid email address.' }),
  };
}

/** A save sends the name and the phone, unless they are empty. */
export function profileChanges(form: ProfileForm): { name?: string; phone?: string } {
  const { name, phone: number } = trimmed(form);
  return { ...(name !== '' && { name }), ...(number !== '' && { phone: number }) };
}

/** People write a number in groups. */
function trimmed({ name, phone: number, email }: ProfileForm): ProfileForm {
  return { name: name.trim(), phone: number.replaceAll(/[\s-]/g, ''), email: email.trim() };
}
