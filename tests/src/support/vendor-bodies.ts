import { randomIds } from './random-ids.ts';

/** A subdomain that no other test uses. */
export function newSubdomain(): string {
  return `new-${randomIds.vendor().toLowerCase()}`;
}

/** A vendor as an admin would send it, in snake_case. */
export function vendorBody(more: Record<string, unknown> = {}) {
  return {
    name: 'Annapurna Bhojanalaya',
    display_name: 'Annapurna',
    subdomain: newSubdomain(),
    email: randomIds.email(),
    phone: '+91 98765 43210',
    address: '12 MG Road, Pune',
    cuisine: 'Maharashtrian',
    ...more,
  };
}
