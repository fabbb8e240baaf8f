import { AppError } from '@thali/shared/http/app-error';
import type { Caller } from '@thali/shared/http/http-contract';
import type { SignInRole } from '@thali/shared/http/rights';
import type { DeviceKind } from '@thali/shared/kitchen/kitchen-devices.contract';
import type { TeamSettings } from '@thali/shared/team/team-settings';
import type { ActingPerson } from '../identity/acting.ts';
import type { LogKeys } from '../logs/log-context.ts';

/** The roles of devices. */
export type DeviceRole = Extract<Caller, 'device' | 'counter' | 'board'>;

/** The caller according to the verified token. Rule: team-1 */
export type Actor =
  | { role: 'guest' }
  | { role: 'student'; userId: string }
  | {
      role: 'vendor';
      userId: string;
      vendorId: string | undefined;
      name?: string;
      /** If absent, the user is the owner. Rule: team-1 */
      teamRole?: SignInRole;
      personId?: string;
      /** The time when the token was issued, in epoch seconds. */
      tokenIssuedAt?: number;
    }
  | { role: 'admin'; userId: string }
  | {
      role: DeviceRole;
      deviceId: string;
      vendorId: string;
      name: string;
      /** Set only if the route needs a right. */
      team?: DeviceTeam;
    };

/** The person who uses the device, and the mess's settings for PINs. */
export interface DeviceTeam {
  settings: TeamSettings;
  /** Undefined without PINs, and on a locked device. */
  person?: ActingPerson;
}

export type DeviceActor = Extract<Actor, { deviceId: string }>;

/** A caller with an account. */
export type User = Extract<Actor, { userId: string }>;

export const guest: Actor = { role: 'guest' };

export function isUser(actor: Actor): actor is User {
  return 'userId' in actor;
}

/** @throws AppError UNAUTHENTICATED for guests and devices, which have no account */
export function assertUser(actor: Actor): asserts actor is User {
  if (!isUser(actor)) throw new AppError('UNAUTHENTICATED', 'Please sign in.');
}

/** @throws AppError FORBIDDEN for a caller that is not a device */
export function assertDevice(actor: Actor): DeviceActor {
  if ('deviceId' in actor) return actor;
  throw new AppError('FORBIDDEN', 'You do not have access to this.');
}

/** Whether the caller is a vendor's staff or an admin. The tenant check has already refused staff of other vendors. */
export function isStaff(actor: Actor): boolean {
  return actor.role === 'vendor' || actor.role === 'admin';
}

/** Devices enrolled before the ready board existed have no kind; they are kitchen devices. Rule: board-1 */
export function roleOfDevice(kind: DeviceKind = 'kitchen'): DeviceRole {
  return kind === 'kitchen' ? 'device' : kind;
}

export function isDevice(role: Caller): role is DeviceRole {
  return role === 'device' || role === 'counter' || role === 'board';
}

/** Whether a person may use the device under their own name. Kitchen devices and counters allow this. Rule: team-4 */
export function actsForPerson(actor: Actor): actor is DeviceActor {
  return actor.role === 'device' || actor.role === 'counter';
}

/** The name of the person or device, for the mess's records. */
export function staffNameOf(actor: Actor): string {
  if (actor.role === 'vendor') return actor.name || 'Staff';
  return 'deviceId' in actor ? (actor.team?.person?.name ?? actor.name) : 'Staff';
}

/** The caller's id, for rows that must not hold a name. */
export function actorId(actor: Actor): string {
  if (actor.role === 'guest') return 'guest';
  return `${actor.role}:${isUser(actor) ? actor.userId : actor.deviceId}`;
}

/** The counter that keeps the cash in its drawer. Empty for other devices and for people. Rule: counter-8 */
export function cashCounterOf(actor: Actor): { counterId?: string } {
  return actor.role === 'counter' ? { counterId: actorId(actor) } : {};
}

/** The caller's fields in log lines. */
export function logKeysOf(actor: Actor): LogKeys {
  return {
    actor_role: actor.role,
    ...(isUser(actor) && { actor_id: actor.userId }),
    ...('deviceId' in actor && { actor_id: actor.deviceId }),
    ...('vendorId' in actor && { vendor_id: actor.vendorId }),
  };
}
