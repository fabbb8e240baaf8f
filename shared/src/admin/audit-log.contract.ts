import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { Pagination, pagedQuery } from '../http/paging.ts';

/** One change that an admin made or tried. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  adminId: z.string(),
  adminName: z.string(),
  /** The name of the call. */
  action: z.string(),
  /** What the call says that it does. */
  summary: z.string(),
  /** The vendor, payment or other thing that it was about; null for none. */
  target: z.nullable(z.string()),
  /** Which way, where a call has several, or which fields it changed: `suspended`, `phone, logo url`. */
  detail: z.nullable(z.string()),
  /** Why, where the call asks for it. */
  reason: z.nullable(z.string()),
  /** `started`: the end of it was never heard of. */
  outcome: z.enum(['started', 'done', 'refused', 'failed']),
  /** The code of a refusal. */
  code: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** What admins changed, newest first. */
export const listAuditLog = defineContract({
  name: 'listAuditLog',
  summary: 'List what admins changed',
  method: 'GET',
  path: '/admin/audit',
  callers: ['admin'],
  request: {
    query: z.object(pagedQuery()),
  },
  response: z.object({
    entries: z.array(AuditEntry),
    pagination: Pagination,
  }),
  errors: [],
});
