import type { PhoneCountry } from '@thali/shared/phone/phone-countries';

/**
 * The countries that a search is after: by a word of the name, the initials (UK, UAE), the code or
 * the dial code. Those whose name begins with it come first.
 */
export function findCountries(
  countries: readonly PhoneCountry[],
  search: string,
): readonly PhoneCountry[] {
  const text = search.trim().toLowerCase();
  if (text === '') return countries;
  const found = countries.filter((country) => isMeant(country, text));
  const isFirst = ({ name }: PhoneCountry) => name.toLowerCase().startsWith(text);
  return [...found.filter(isFirst), ...found.filter((country) => !isFirst(country))];
}

function isMeant({ name, code, dialCode }: PhoneCountry, text: string): boolean {
  const words = name.toLowerCase().split(' ');
  const initials = words.map((word) => word[0]).join('');
  return (
    name.toLowerCase().startsWith(text) ||
    words.some((word) => word.startsWith(text)) ||
    (words.length > 1 && text.startsWith(initials) && text.length <= initials.length + 1) ||
    code.toLowerCase() === text ||
    (/^\+?\d+$/.test(text) && dialCode.startsWith(text.replace('+', '')))
  );
}
