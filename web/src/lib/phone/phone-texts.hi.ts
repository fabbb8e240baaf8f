import type { Texts } from '../texts/texts.ts';

export const texts = {
  searchCountry: 'देश खोजें',
  countries: 'देश',
  noCountry: 'कोई देश नहीं मिला',
  countryNamed: (name) => (name === 'India' ? 'भारत' : name),
  countryIs: (name) => `देश: ${name}, `,
  country: 'देश',
  validPhone: (country) => `✓ ${country} का सही फ़ोन नंबर`,
  enterValidPhone: (country) => `${country} का सही फ़ोन नंबर लिखें`,
} satisfies Texts<typeof import('./phone-texts.ts')>;
