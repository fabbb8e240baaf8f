import { isEmail } from '@thali/shared/auth/email';
import { contactPhone } from '@thali/shared/phone/phone-number';
import { plainText } from '@thali/shared/text/plain-id';
import type { Problems } from '../../lib/forms/use-contract-form.ts';

interface Buyer {
  email: string;
  phone: string;
  agree: boolean;
}

/**
 * The first problem of a buyer's form. Checks in this order: empty fields, terms, `formProblem`, e-mail, phone.
 * Rule: site-6, plans-4
 */
export function checkBuyer<Values extends Buyer>(
  values: Values,
  required: readonly (keyof Values & string)[],
  formProblem?: Problems<Values>,
): Problems<Values> | undefined {
  const empty = required.find((field) => String(values[field]).trim() === '');
  const problem = (field: keyof Values, text: string) => ({ [field]: text }) as Problems<Values>;
  if (empty) return problem(empty, 'Please fill in all required fields');
  if (!values.agree) return problem('agree', 'You must agree to the Terms & Conditions');
  if (formProblem) return formProblem;
  if (!isEmail(plainText(values.email))) return problem('email', 'Invalid email address');
  return contactPhone(values.phone) ? undefined : problem('phone', 'Invalid phone number');
}
