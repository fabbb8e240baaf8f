import * as z from 'zod/mini';
import { emailField, nameField } from '../auth/account-fields.ts';
import { rupeesField } from '../http/fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { idempotencyHeaders, secretKeyHeaders } from '../http/idempotency-key.ts';
import { teamRoles } from '../http/rights.ts';
import { PersonId, VendorId } from '../ids/ids.ts';
import { pinModes, TeamSettings } from './team-settings.ts';

export const maxTeamSize = 50;

/** A person of a mess's team. Rule: team-1 */
export const TeamPerson = z.object({
  id: PersonId,
  name: z.string(),
  role: z.enum(teamRoles),
  /** Null for a person without a sign-in. */
  email: z.nullable(z.string()),
  /** Null until the person sets a PIN. */
  pinSetAt: z.nullable(z.string()),
  /** Whether the person is the caller. */
  isYou: z.boolean(),
});
export type TeamPerson = z.infer<typeof TeamPerson>;

const messParams = z.object({ vendorId: VendorId });
const personParams = z.object({ vendorId: VendorId, personId: PersonId });

const PersonName = nameField('Enter a name');
const PersonEmail = emailField('Enter a valid email address');

export const listTeam = defineContract({
  name: 'listTeam',
  summary: 'List the team of a mess',
  method: 'GET',
  path: '/vendors/{vendorId}/team',
  callers: ['vendor'],
  needs: 'manage',
  request: { params: messParams },
  response: z.object({ people: z.array(TeamPerson), settings: TeamSettings }),
  errors: ['VENDOR_NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** Adds a person. A manager or an owner gets an e-mail with a sign-in. Rule: team-1 */
export const addPerson = defineContract({
  name: 'addPerson',
  summary: 'Add a person to the team',
  method: 'POST',
  path: '/vendors/{vendorId}/team',
  callers: ['vendor'],
  needs: 'own',
  request: {
    params: messParams,
    body: z.object({
      name: PersonName,
      role: z.enum(teamRoles),
      /** Only for managers and owners, who sign in. */
      email: z.optional(PersonEmail),
    }),
    headers: idempotencyHeaders,
  },
  response: z.object({ person: TeamPerson }),
  status: 201,
  errors: [
    ...(['VENDOR_NOT_FOUND', 'TEAM_FULL'] as const),
    ...(['EMAIL_TAKEN', 'IDEMPOTENCY_KEY_REUSED', 'TOO_MANY_REQUESTS', 'SERVICE_BUSY'] as const),
  ],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** Changes name or role. A cook or clerk who becomes a manager or owner needs an e-mail for the sign-in. */
export const changePerson = defineContract({
  name: 'changePerson',
  summary: 'Change a person of the team',
  method: 'PATCH',
  path: '/vendors/{vendorId}/team/{personId}',
  callers: ['vendor'],
  needs: 'own',
  request: {
    params: personParams,
    body: z.object({
      name: z.optional(PersonName),
      role: z.optional(z.enum(teamRoles)),
      email: z.optional(PersonEmail),
    }),
  },
  response: z.object({ person: TeamPerson }),
  errors: [
    ...(['VENDOR_NOT_FOUND'] as const),
    ...(['PERSON_NOT_FOUND', 'LAST_OWNER'] as const),
    ...(['EMAIL_TAKEN', 'TOO_MANY_REQUESTS', 'SERVICE_BUSY'] as const),
  ],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** Removes a person: sign-in and PIN stop working with the next call. Rule: team-6 */
export const removePerson = defineContract({
  name: 'removePerson',
  summary: 'Remove a person from the team',
  method: 'DELETE',
  path: '/vendors/{vendorId}/team/{personId}',
  callers: ['vendor'],
  needs: 'own',
  request: { params: personParams },
  response: z.object({ success: z.literal(true) }),
  errors: [
    ...(['VENDOR_NOT_FOUND'] as const),
    ...(['PERSON_NOT_FOUND', 'LAST_OWNER', 'SERVICE_BUSY'] as const),
  ],
  vendorIdOf: ({ params }) => params.vendorId,
});

/** The code that lets a person set a PIN on a device. A manager gets it for cooks, clerks and themself. Rule: team-3 */
export const createPinCode = defineContract({
  name: 'createPinCode',
  summary: 'Create a code that sets a PIN',
  method: 'POST',
  path: '/vendors/{vendorId}/team/{personId}/pin-code',
  callers: ['vendor'],
  needs: 'manage',
  request: { params: personParams, headers: secretKeyHeaders },
  response: z.object({ code: z.string(), expiresAt: z.string() }),
  status: 201,
  errors: [...(['PERSON_NOT_FOUND'] as const), 'TOO_MANY_REQUESTS'],
  vendorIdOf: ({ params }) => params.vendorId,
});

/**
 * Decides when devices ask for a PIN. Refused if a kitchen device that was online in the last day runs a release
 * without PINs.
 * Rule: team-4, team-8
 */
export const setTeamSettings = defineContract({
  name: 'setTeamSettings',
  summary: 'Set when devices ask for a PIN',
  method: 'PUT',
  path: '/vendors/{vendorId}/team/settings',
  callers: ['vendor'],
  needs: 'own',
  request: {
    params: messParams,
    body: z.object({
      pin: z.enum(pinModes),
      /** Null for no limit. */
      askAbove: z.nullable(rupeesField('The amount', 0, 100_000)),
    }),
  },
  response: z.object({ settings: TeamSettings }),
  errors: [...(['VENDOR_NOT_FOUND'] as const), ...(['DEVICES_OUTDATED', 'PIN_MISSING'] as const)],
  vendorIdOf: ({ params }) => params.vendorId,
});
