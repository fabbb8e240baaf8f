import { countryOf } from '@thali/shared/phone/phone-countries';
import { type PhoneValue, readPhone } from '@thali/shared/phone/phone-number';
import { asciiDigits } from '@thali/shared/text/plain-id';

/**
 * The phone after a change of the input. While someone types, it keeps digits and spaces and does not reformat the
 * number, so that the caret stays. A pasted or autofilled number loses its dial code; a valid number with + also chooses
 * its country.
 */
export function typedPhone(text: string, previous: PhoneValue): PhoneValue {
  const isPasted = text.length > previous.national.length + 1;
  if (!isPasted) return { ...previous, national: digitsAndSpaces(text) };
  const { dialCode } = countryOf(previous.countryCode);
  const afterDialCode = asciiDigits(text).replace(new RegExp(`^\\D*(?:\\+|00) ?${dialCode}`), '');
  return (
    toNationalNumber(text, previous.countryCode) ?? {
      ...previous,
      national: digitsAndSpaces(afterDialCode),
    }
  );
}

/** Removes dial code and domestic 0, and keeps the spaces of the text. Returns undefined if the number is invalid. */
export function toNationalNumber(text: string, countryCode: string): PhoneValue | undefined {
  const phone = readPhone(text, countryCode);
  const match =
    phone && new RegExp(`${[...phone.national].join(' *')} *$`).exec(digitsAndSpaces(text));
  return phone && { ...phone, national: match?.[0].trim() ?? phone.national };
}

function digitsAndSpaces(text: string): string {
  return asciiDigits(text)
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[^\d ]/g, '')
    .trimStart();
}
