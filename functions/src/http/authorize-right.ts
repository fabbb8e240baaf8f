import { createHash } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import type { Claim } from '@thali/shared/http/http-contract';
import {
  hasRight,
  isGuarded,
  type Right,
  rolesByRight,
  type TeamRole,
} from '@thali/shared/http/rights';
import { readActingPerson, readClaimedPerson } from '../identity/acting.ts';
import { readTeamSettings } from '../identity/team-members.table.ts';
import { type Actor, actsForPerson, type DeviceActor, type DeviceTeam } from './actor.ts';
import type { HttpEvent, HttpMiddleware } from './pipeline.ts';

/** Checks the right of a signed-in team member, or of the person who uses a device. Rule: team-2, team-4 */
export function authorizeRight(): HttpMiddleware {
  return {
    before: async ({ event }) => {
      const { actor, route } = event.state;
      const { needs, claimOf } = route.contract;
      if (!needs) return;
      if (actsForPerson(actor)) {
        event.state.actor = { ...actor, team: await readDeviceTeam(event, actor) };
      }
      assertActorRight(event.state.actor, needs);
      const claim = claimOf?.(event.state.input as never);
      if (claim) event.state.actor = await claimedActor(event.state.actor, claim);
    },
  };
}

/**
 * Replaces the caller by the person who acted while the device was offline. If the claim is invalid, the action
 * counts for the device or for the signed-in sender. Rule: counter-16
 */
async function claimedActor(actor: Actor, { personId, at }: Claim): Promise<Actor> {
  const { vendorId } = { vendorId: undefined, ...actor };
  const person =
    vendorId && personId
      ? await readClaimedPerson(vendorId, { personId, at: Math.min(Date.parse(at), Date.now()) })
      : undefined;
  if (actor.role === 'vendor') {
    return person ? { ...actor, personId: person.id, name: person.name } : actor;
  }
  if (!actsForPerson(actor)) return actor;
  const { settings = { pin: 'off' } } = actor.team ?? {};
  return { ...actor, team: { settings, ...(person && { person }) } };
}

/** 0.5 read units; 1.5 if a person uses the device. */
async function readDeviceTeam(
  { headers, requestContext, rawPath, body = '' }: HttpEvent,
  { vendorId, deviceId }: DeviceActor,
): Promise<DeviceTeam> {
  const settings = await readTeamSettings(vendorId);
  if (settings.pin === 'off') return { settings };
  const called = `${requestContext.http.method} ${rawPath} ${body}`;
  const call = createHash('sha256').update(called).digest('base64url');
  const header = headers['x-acting'];
  const person = await readActingPerson({ vendorId, deviceId, header, call });
  return { settings, ...(person && { person }) };
}

/** @throws AppError RIGHT_REQUIRED, PERSON_REQUIRED, both with the roles that have the right */
function assertActorRight(actor: Actor, right: Right): void {
  if (actor.role === 'vendor') assertRight(actor.teamRole, right);
  if (actsForPerson(actor)) assertDeviceRight(actor.team, right);
}

/** @throws AppError RIGHT_REQUIRED, with the roles that have the right */
export function assertRight(role: TeamRole = 'owner', right: Right): void {
  if (hasRight(role, right)) return;
  throw new AppError('RIGHT_REQUIRED', 'Your role does not allow this.', {
    data: { roles: rolesByRight[right] },
  });
}

/** The rights of a device in a mess without PINs. Every device had them before teams existed. */
const rightsWithoutPins: readonly Right[] = ['cook', 'sell', 'cancel', 'manage', 'closeShift'];

function assertDeviceRight(team: DeviceTeam | undefined, right: Right): void {
  const { settings = { pin: 'off' }, person } = team ?? {};
  if (settings.pin === 'off' && rightsWithoutPins.includes(right)) return;
  const isProven = person && !(person.isClaimed && isGuarded(right));
  if (isProven) assertRight(person.role, right);
  else if (settings.pin !== 'guarded' || isGuarded(right)) throw personRequired(right);
}

/** The device then asks for the PIN of a person with the right. */
export function personRequired(right: Right, message = 'This needs a PIN.'): AppError {
  return new AppError('PERSON_REQUIRED', message, { data: { roles: rolesByRight[right] } });
}
