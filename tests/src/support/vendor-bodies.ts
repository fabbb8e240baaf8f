import { randomIds } from './random-ids.ts';

/** A new random subdomain. */
export function newSubdomain(): string {
  return `new-${randomIds.vendor().toLowerCase()}`;
}

/** The request body of a new vendor by an admin, in snake_case. */
export function vendorBody(changes: Record<string, unknown> = {}) {
  return {
    name: 'Annapurna Bhojanalaya',
    display_name: 'Annapurna',
    subdomain: newSubdomain(),
    email: randomIds.email(),
    phone: '+91 98765 43210',
    address: '12 MG Road, Pune',
    cuisine: 'Maharashtrian',
    ...changes,
  };
}
