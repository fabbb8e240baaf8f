import { isEmail } from '@thali/shared/auth/email';
import type { PaymentMethod } from '@thali/shared/orders/payment-methods';
import { isValidPhone, type PhoneValue } from '@thali/shared/phone/phone-number';
import { plainText } from '@thali/shared/text/plain-id';
import type { ClosedState, OpenState } from '@thali/shared/vendors/business-hours';
import { reasonOf } from '../../shared/closed-reason.ts';
import * as texts from '../cart-texts.ts';

/** `coming_soon`: online payment, which the mess does not offer yet. Rule: cart-4 */
export type PaymentChoice = PaymentMethod | 'coming_soon';

export interface GuestForm {
  name: string;
  phone: PhoneValue;
  email: string;
}

export interface GuestProblem {
  field: 'name' | 'phone' | 'email' | 'form';
  message: string;
}

/** The first problem of the form. Rule: cart-7 */
export function checkGuest(
  form: GuestForm,
  open: OpenState,
  payment: PaymentChoice,
): GuestProblem | undefined {
  if (form.name.trim() === '') return { field: 'name', message: texts.enterName };
  if (!isValidPhone(form.phone)) {
    return { field: 'phone', message: texts.enterValidPhone };
  }
  const email = plainText(form.email);
  if (email !== '' && !isEmail(email)) {
    return { field: 'email', message: texts.enterValidEmail };
  }
  if (!open.isOpen) return { field: 'form', message: closedText(open) };
  return payment === 'coming_soon' ? { field: 'form', message: onlineComingSoon } : undefined;
}

/** A full kitchen's reason is already a complete sentence, with the time of reopening. Rule: hours-11 */
export function closedText(closed: ClosedState): string {
  const reason = reasonOf(closed);
  return closed.freeAt ? reason : texts.sorry(reason);
}

export const onlineComingSoon = texts.onlineSoon;
