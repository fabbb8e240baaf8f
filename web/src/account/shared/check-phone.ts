import { isValidPhone, type PhoneValue } from '@thali/shared/phone/phone-number';

/** What stands in the way of a code by SMS. Rule: accounts-12, accounts-25 */
export function checkPhone(phone: PhoneValue): string | undefined {
  if (phone.national.trim() === '') return 'Please enter your phone number';
  return isValidPhone(phone) ? undefined : 'Please enter a valid phone number';
}
