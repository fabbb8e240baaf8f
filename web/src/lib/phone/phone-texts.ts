export const searchCountry = 'Search country';
export const countries = 'Countries';
export const noCountry = 'No country found';
export const countryIs = (name: string) => `Country: ${name}, `;
export const country = 'Country';
export const validPhone = (country: string) => `✓ Valid ${country} phone number`;
export const enterValidPhone = (country: string) => `Please enter a valid ${country} phone number`;
