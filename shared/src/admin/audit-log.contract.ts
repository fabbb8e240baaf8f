import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { Pagination, pagedQuery } from '../http/paging.ts';

/** A changed field. The values are missing if the log may not keep them. */
export const AuditChange = z.object({
  field: z.string(),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
});
export type AuditChange = z.infer<typeof AuditChange>;

/**
 * `operator`: a command on the server. `automatic`: a job of the platform. `provider`: a report of Razorpay. `unknown`:
 * the account no longer exists.
 */
export const auditActorKinds = [
  ...(['admin', 'owner', 'device', 'operator'] as const),
  ...(['automatic', 'provider', 'unknown'] as const),
] as const;

/** A change that a person made or tried to make, or that the platform or Razorpay made. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** The id of the admin, owner, device or other source of the change. */
  adminId: z.string(),
  adminName: z.string(),
  actorKind: z.enum(auditActorKinds),
  /** The name of the call. */
  action: z.string(),
  /** The summary of the call. */
  summary: z.string(),
  /** The vendor, payment or other object of the change. Null for a change without an object. */
  target: z.nullable(z.string()),
  /** The name of the object. Null if there is no object, or the object no longer exists. */
  targetName: z.nullable(z.string()),
  /** The new status or the changed fields, such as `suspended` or `phone, logo url`. */
  detail: z.nullable(z.string()),
  /** The fields with old and new values. Empty before 27 November 2026. */
  changes: z.array(AuditChange),
  /** The reason, if the call takes one. */
  reason: z.nullable(z.string()),
  /** `started` means that no outcome was recorded. */
  outcome: z.enum(['started', 'done', 'refused', 'failed']),
  /** The code of a refusal. */
  code: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/**
 * Lists the audit log, newest first: all changes by admins, changes by owners to payments and GSTIN, and changes by
 * jobs and Razorpay to money and orders.
 */
export const listAuditLog = defineContract({
  name: 'listAuditLog',
  summary: 'List the changes of admins',
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
