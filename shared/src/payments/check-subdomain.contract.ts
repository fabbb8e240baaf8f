import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { plainText } from '../text/plain-id.ts';

/** The states of a subdomain. `own`: held for the caller's earlier attempt. */
export const subdomainStates = ['free', 'own', 'invalid', 'reserved', 'taken', 'held'] as const;
export type SubdomainState = (typeof subdomainStates)[number];

/** Checks a subdomain while a person types it. Only the creation of the payment order holds the subdomain. */
export const checkSubdomain = defineContract({
  name: 'checkSubdomain',
  summary: 'Check whether a subdomain is free',
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
    /** The message for the form; null if the subdomain is available. */
    message: z.nullable(z.string()),
  }),
  errors: [],
});
