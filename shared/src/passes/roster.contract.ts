import * as z from 'zod/mini';
import { defineContract, staffCallers } from '../http/http-contract.ts';
import { PassId, VendorId } from '../ids/ids.ts';

/** A pass on a scanner, which checks codes without a network. Rule: passes-8 */
export const RosterEntry = z.object({
  passId: PassId,
  name: z.string(),
  roll: z.string(),
  left: z.number(),
  /** The meals of today that the pass covers. */
  meals: z.array(z.string()),
  /** The meals of today that the member skipped. */
  skipped: z.array(z.string()),
  /** The meals of today that the member has claimed. */
  claimed: z.array(z.string()),
  /** The key of today's codes. */
  key: z.string(),
  /** The code of the printed card; null if the mess uses no cards. */
  card: z.nullable(z.string()),
});
export type RosterEntry = z.infer<typeof RosterEntry>;

/** Today's members, for scanners. Rule: passes-8 */
export const getRoster = defineContract({
  name: 'getRoster',
  summary: 'Get the members of today for a scanner',
  method: 'GET',
  path: '/vendors/{vendorId}/meals/roster',
  callers: staffCallers,
  needs: 'cook',
  request: { params: z.object({ vendorId: VendorId }) },
  response: z.object({
    date: z.string(),
    grace: z.number(),
    meals: z.array(
      z.object({ id: z.string(), name: z.string(), startsAt: z.string(), endsAt: z.string() }),
    ),
    members: z.array(RosterEntry),
  }),
  errors: ['VENDOR_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});
