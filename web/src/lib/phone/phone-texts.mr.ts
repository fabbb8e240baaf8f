import type { Texts } from '../texts/texts.ts';

export const texts = {
  searchCountry: 'देश शोधा',
  countries: 'देश',
  noCountry: 'देश सापडला नाही',
  countryNamed: (name) => (name === 'India' ? 'भारत' : name),
  countryIs: (name) => `देश: ${name}, `,
  country: 'देश',
  validPhone: (country) => `✓ ${country} चा बरोबर फोन नंबर`,
  enterValidPhone: (country) => `${country} चा बरोबर फोन नंबर लिहा`,
} satisfies Texts<typeof import('./phone-texts.ts')>;
