import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { plainText } from '../text/plain-id.ts';

/** Whether a subdomain is available, and why not. `own`: held for the caller's earlier attempt. */
export const subdomainStates = ['free', 'own', 'invalid', 'reserved', 'taken', 'held'] as const;
export type SubdomainState = (typeof subdomainStates)[number];

/** For the form, while a person types. The payment order decides. */
export const checkSubdomain = defineContract({
  name: 'checkSubdomain',
  summary: 'Whether a subdomain is free',
  method: 'GET',
  path: '/payments/subdomain-availability',
  callers: everyone,
  request: {
    /** The token of an earlier attempt. */
    headers: z.object({ 'x-payment-session': z.optional(z.string().check(z.maxLength(200))) }),
    query: z.object({
      subdomain: z.string().check(z.overwrite(plainText), z.toLowerCase(), z.maxLength(100)),
    }),
  },
  response: z.object({
    subdomain: z.string(),
    available: z.boolean(),
    state: z.enum(subdomainStates),
    /** For a person; null if it is available. */
    message: z.nullable(z.string()),
  }),
  errors: [],
});
