import * as z from 'zod/mini';

/** 3 to 63 letters, digits and inner hyphens. Source: contract, section Vendors. */
export const Subdomain = z
  .string()
  .check(z.toLowerCase(), z.regex(/^[a-z0-9]([a-z0-9-]{1,61}[a-z0-9])$/, 'Not a subdomain'));
