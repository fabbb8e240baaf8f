import { AppError } from '@thali/shared/http/app-error';

export const subdomainMessages = {
  invalid: 'Use 3 to 63 letters, digits and hyphens, with no hyphen at the ends.',
  reserved: 'This subdomain is reserved.',
  taken: 'This subdomain is already taken.',
  held: 'Another buyer is paying for this subdomain right now. Choose another, or try again in half an hour.',
} as const;

const codes = {
  reserved: 'SUBDOMAIN_RESERVED',
  taken: 'SUBDOMAIN_TAKEN',
  held: 'SUBDOMAIN_HELD',
} as const;

export function subdomainRefusal(state: keyof typeof codes): AppError {
  const message = subdomainMessages[state];
  return new AppError(codes[state], message, {
    details: [{ path: 'vendor_details.subdomain', message }],
  });
}
