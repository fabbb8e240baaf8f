export const searchCountry = 'Search country';
export const countries = 'Countries';
export const noCountry = 'No country found';
/** Names the country of most guests. Other countries keep their English names. */
export const countryNamed = (name: string) => name;
export const countryIs = (name: string) => `Country: ${name}, `;
export const country = 'Country';
export const validPhone = (country: string) => `✓ Valid ${country} phone number`;
export const enterValidPhone = (country: string) => `Please enter a valid ${country} phone number`;
