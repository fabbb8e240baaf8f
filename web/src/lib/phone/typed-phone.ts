import { countryOf } from '@thali/shared/phone/phone-countries';
import { type PhoneValue, readPhone } from '@thali/shared/phone/phone-number';
import { asciiDigits } from '@thali/shared/text/plain-id';

/**
 * The phone after a change of the input. A letter-by-letter change only loses what is neither digit nor space, so that
 * the caret stays. A pasted or autofilled number loses its dial code; a valid one with + chooses its country.
 */
export function typedPhone(text: string, before: PhoneValue): PhoneValue {
  const isWhole = text.length > before.national.length + 1;
  if (!isWhole) return { ...before, national: spaced(text) };
  const { dialCode } = countryOf(before.countryCode);
  const afterDialCode = asciiDigits(text).replace(new RegExp(`^\\D*(?:\\+|00) ?${dialCode}`), '');
  return tidyPhone(text, before.countryCode) ?? { ...before, national: spaced(afterDialCode) };
}

/** The phone without dial code and domestic 0, in the groups of the text; undefined if the text is no valid number. */
export function tidyPhone(text: string, countryCode: string): PhoneValue | undefined {
  const phone = readPhone(text, countryCode);
  const inGroups = phone && new RegExp(`${[...phone.national].join(' *')} *$`).exec(spaced(text));
  return phone && { ...phone, national: inGroups?.[0].trim() ?? phone.national };
}

function spaced(text: string): string {
  return asciiDigits(text)
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[^\d ]/g, '')
    .trimStart();
}
