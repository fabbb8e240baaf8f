/** ISO code, name, dial code, then the minimum and maximum digits of the national number. */
type CountryRow = readonly [code: string, name: string, dial: string, min: number, max: number];

/** The 33 countries of the phone input, India first. Rule: phones-1, phones-2 */
const rows: readonly CountryRow[] = [
  ['IN', 'India', '91', 10, 10],
  ['AU', 'Australia', '61', 9, 9],
  ['BD', 'Bangladesh', '880', 10, 11],
  ['BR', 'Brazil', '55', 10, 11],
  ['CA', 'Canada', '1', 10, 10],
  ['CN', 'China', '86', 11, 11],
  ['EG', 'Egypt', '20', 10, 10],
  ['FR', 'France', '33', 10, 10],
  ['DE', 'Germany', '49', 10, 12],
  ['ID', 'Indonesia', '62', 9, 12],
  ['IT', 'Italy', '39', 10, 11],
  ['JP', 'Japan', '81', 10, 11],
  ['KE', 'Kenya', '254', 9, 9],
  ['MY', 'Malaysia', '60', 9, 10],
  ['MX', 'Mexico', '52', 10, 10],
  ['NP', 'Nepal', '977', 10, 10],
  ['NL', 'Netherlands', '31', 9, 9],
  ['NG', 'Nigeria', '234', 10, 11],
  ['PK', 'Pakistan', '92', 10, 10],
  ['PH', 'Philippines', '63', 10, 10],
  ['RU', 'Russia', '7', 10, 10],
  ['SA', 'Saudi Arabia', '966', 9, 9],
  ['SG', 'Singapore', '65', 8, 8],
  ['ZA', 'South Africa', '27', 9, 9],
  ['KR', 'South Korea', '82', 10, 11],
  ['ES', 'Spain', '34', 9, 9],
  ['LK', 'Sri Lanka', '94', 9, 9],
  ['TH', 'Thailand', '66', 9, 9],
  ['TR', 'Turkey', '90', 10, 10],
  ['AE', 'United Arab Emirates', '971', 9, 9],
  ['GB', 'United Kingdom', '44', 10, 11],
  ['US', 'United States', '1', 10, 10],
  ['VN', 'Vietnam', '84', 9, 10],
];

export interface PhoneCountry {
  code: string;
  name: string;
  dialCode: string;
  minDigits: number;
  maxDigits: number;
}

export const phoneCountries: readonly PhoneCountry[] = rows.map(
  ([code, name, dialCode, minDigits, maxDigits]) => ({
    code,
    name,
    dialCode,
    minDigits,
    maxDigits,
  }),
);

export const defaultCountryCode = 'IN';

/** The country with this code. Numbers of unknown countries have 7 to 15 digits. */
export function countryOf(code: string): PhoneCountry {
  return (
    phoneCountries.find((country) => country.code === code) ?? {
      code,
      name: code,
      dialCode: '',
      minDigits: 7,
      maxDigits: 15,
    }
  );
}
