import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';

/** Whether a subdomain can be had, and if not, why. */
export const subdomainStates = ['free', 'invalid', 'reserved', 'taken', 'held'] as const;
export type SubdomainState = (typeof subdomainStates)[number];

/** For the form, while somebody types; creating the payment order decides. */
export const checkSubdomain = defineContract({
  name: 'checkSubdomain',
  summary: 'Whether a subdomain is free',
  method: 'GET',
  path: '/payments/subdomain-availability',
  callers: everyone,
  request: {
    query: z.object({ subdomain: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(100)) }),
  },
  response: z.object({
    subdomain: z.string(),
    available: z.boolean(),
    state: z.enum(subdomainStates),
    /** For a person; null when it is free. */
    message: z.nullable(z.string()),
  }),
  errors: [],
});
