import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { Pagination, pagedQuery } from '../http/paging.ts';

/** A change that an admin made or tried to make. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  adminId: z.string(),
  adminName: z.string(),
  /** The name of the call. */
  action: z.string(),
  /** The summary of the call. */
  summary: z.string(),
  /** The vendor, payment or other object of the change. Null if it has no object. */
  target: z.nullable(z.string()),
  /** The new status or the changed fields, such as `suspended` or `phone, logo url`. */
  detail: z.nullable(z.string()),
  /** The reason, if the call takes one. */
  reason: z.nullable(z.string()),
  /** `started` means that no outcome was recorded. */
  outcome: z.enum(['started', 'done', 'refused', 'failed']),
  /** The code of a refusal. */
  code: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** The changes of admins, newest first. */
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
