import * as z from 'zod/mini';
import { BillMonth } from '../bills/bill.contract.ts';
import { defineContract } from '../http/http-contract.ts';
import { Pagination, pagedQuery } from '../http/paging.ts';
import { PersonId, VendorId } from '../ids/ids.ts';

/** The log keeps an entry for this many days. Rule: team-9 */
export const logDays = 400;

const IdAndName = z.object({ id: z.string(), name: z.string() });

/** An action that not every role may do. Names are the names at the time of the action. Rule: team-9 */
export const TeamLogEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** The name of the call. */
  action: z.string(),
  /** The summary of the call. */
  summary: z.string(),
  /** The person; without PINs the device. */
  by: IdAndName,
  /** Null for a sign-in. */
  device: z.nullable(IdAndName),
  /** The person whose PIN approved this one action. */
  approvedBy: z.nullable(IdAndName),
  /** The id of the order, dish, person or other object of the action. */
  subject: z.nullable(z.string()),
  /** The name of a dish or person. */
  subjectName: z.nullable(z.string()),
  /** The reason, the method, or the changed fields, such as `sold_out` or `name, price`. */
  detail: z.nullable(z.string()),
  /** The amount of the cancelled, refunded or paid order, in rupees. */
  amount: z.nullable(z.number()),
  /** `begun`: no outcome was recorded. */
  outcome: z.enum(['begun', 'done', 'refused', 'failed']),
  /** The code of a refusal. */
  code: z.nullable(z.string()),
});
export type TeamLogEntry = z.infer<typeof TeamLogEntry>;

/** The entries of a month in India, newest first. Rule: team-9 */
export const listTeamLog = defineContract({
  name: 'listTeamLog',
  summary: 'List the actions of a team',
  method: 'GET',
  path: '/vendors/{vendorId}/team/log',
  callers: ['vendor'],
  needs: 'manage',
  request: {
    params: z.object({ vendorId: VendorId }),
    query: z.object({
      ...pagedQuery(1000),
      month: BillMonth,
      /** Only actions by this person or device, or with their approval. */
      person: z.optional(PersonId),
    }),
  },
  response: z.object({ entries: z.array(TeamLogEntry), pagination: Pagination }),
  errors: [],
  vendorIdOf: ({ params }) => params.vendorId,
});

const Total = z.object({ count: z.number(), amount: z.number() });

/** The actions of each person in a month, for the owner. Rule: team-10 */
export const PersonTotals = z.object({
  id: z.string(),
  name: z.string(),
  /** Sales at the counter, and the undone sales among them. */
  sales: Total,
  undoneSales: Total,
  cancellations: Total,
  refunds: Total,
  /** Orders marked as paid. */
  receipts: Total,
});
export type PersonTotals = z.infer<typeof PersonTotals>;

export const getTeamTotals = defineContract({
  name: 'getTeamTotals',
  summary: 'Add up the actions of each person in a month',
  method: 'GET',
  path: '/vendors/{vendorId}/team/totals',
  callers: ['vendor'],
  needs: 'manage',
  request: {
    params: z.object({ vendorId: VendorId }),
    query: z.object({ month: BillMonth }),
  },
  response: z.object({ people: z.array(PersonTotals) }),
  errors: [],
  vendorIdOf: ({ params }) => params.vendorId,
});
