import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { secretKeyHeaders } from '../http/idempotency-key.ts';
import { signInRoles } from '../http/rights.ts';
import { VendorId } from '../ids/ids.ts';
import { DeviceCode } from '../kitchen/kitchen-devices.contract.ts';
import { PublicVendor } from '../vendors/vendor.contract.ts';

/** The messes of one sign-in. Rule: outlets-1 */
export const maxOutlets = 20;

/** A mess of the sign-in, with the figures of today. Rule: outlets-6 */
export const Outlet = z.object({
  vendor: PublicVendor,
  /** The caller's role at the mess. */
  role: z.enum(signInRoles),
  today: z.object({
    orders: z.number(),
    revenue: z.number(),
    /** Orders that the kitchen has not accepted yet. */
    waitingOrders: z.number(),
    /** The median answer time; null if the kitchen has seen no order today. */
    medianAnswerSeconds: z.nullable(z.number()),
    /** Orders that the kitchen saw too late or never. */
    missedOrders: z.number(),
  }),
});
export type Outlet = z.infer<typeof Outlet>;

const outletList = z.object({ outlets: z.array(Outlet) });

export const listOutlets = defineContract({
  name: 'listOutlets',
  summary: 'List the messes of the sign-in with the figures of today',
  method: 'GET',
  path: '/outlets',
  callers: ['vendor'],
  request: {},
  response: outletList,
  errors: [],
});

/** A code with which one other sign-in joins the mess. Rule: outlets-3 */
export const createOutletCode = defineContract({
  name: 'createOutletCode',
  summary: 'Create a code with which another sign-in joins the mess',
  method: 'POST',
  path: '/vendors/{vendorId}/outlet-codes',
  callers: ['vendor'],
  needs: 'own',
  request: {
    params: z.object({ vendorId: VendorId }),
    body: z.optional(
      z.object({
        kind: z.optional(z.enum(['outlet'])),
        /** The role of the person who joins; by default the owner's. */
        role: z.optional(z.enum(signInRoles)),
      }),
    ),
    headers: secretKeyHeaders,
  },
  response: z.object({ code: z.string(), expiresAt: z.string() }),
  status: 201,
  errors: ['VENDOR_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** Adds the mess of the code to the sign-in. A repeat with the same key gets the same answer. Rule: outlets-3 */
export const joinOutlet = defineContract({
  name: 'joinOutlet',
  summary: 'Join a mess with a code',
  method: 'POST',
  path: '/outlets',
  callers: ['vendor'],
  request: { body: z.object({ code: DeviceCode }), headers: secretKeyHeaders },
  response: outletList,
  status: 201,
  errors: [
    ...(['INVALID_DEVICE_CODE', 'TOO_MANY_OUTLETS', 'TEAM_FULL'] as const),
    ...(['TOO_MANY_REQUESTS', 'SERVICE_BUSY'] as const),
  ],
});

/** Takes a mess out of the sign-in. It loses access with the next call. Rule: outlets-5 */
export const leaveOutlet = defineContract({
  name: 'leaveOutlet',
  summary: 'Leave a mess',
  method: 'DELETE',
  path: '/outlets/{vendorId}',
  callers: ['vendor'],
  request: { params: z.object({ vendorId: VendorId }) },
  response: outletList,
  errors: ['LAST_OWNER', 'SERVICE_BUSY'],
  vendorIdOf: ({ params }) => params.vendorId,
  selectsOutlet: true,
});
