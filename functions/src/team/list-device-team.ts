import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type {
  listDeviceTeam as contract,
  DevicePerson,
} from '@thali/shared/team/device-team.contract';
import { type Actor, assertDevice } from '../http/actor.ts';
import { readMembers, readTeamSettings, type TeamMember } from '../identity/team-members.table.ts';
import { currentMembers } from './own-team.ts';

export async function listDeviceTeam(
  actor: Actor,
  _input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { vendorId } = assertDevice(actor);
  const [members, settings] = await Promise.all([
    readMembers(vendorId),
    readTeamSettings(vendorId),
  ]);
  return { people: currentMembers(members).map(toDevicePerson), settings };
}

export function toDevicePerson({ personId, name, role, pinHash }: TeamMember): DevicePerson {
  return { id: personId, name, role, hasPin: pinHash !== undefined };
}
