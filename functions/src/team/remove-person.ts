import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { removePerson as contract } from '@thali/shared/team/team.contract';
import type { Actor } from '../http/actor.ts';
import type { TeamMember } from '../identity/team-members.table.ts';
import { closeConnections } from '../live/close-connections.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { assertOtherOwner } from './change-person.ts';
import { personIn, readOwnTeam } from './own-team.ts';
import { changeTeam, readTeamChanges, unlinkUser, updateMember } from './team.table.ts';

/** Rule: team-6 */
export async function removePerson(
  actor: Actor,
  { params: { vendorId, personId } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { userId } = await retryTransaction(() => remove(actor, vendorId, personId));
  if (userId) await closeConnections(userId);
  return { success: true };
}

/** Undefined if another call changed the team meanwhile. */
async function remove(
  actor: Actor,
  vendorId: string,
  personId: string,
): Promise<TeamMember | undefined> {
  const changes = await readTeamChanges(vendorId);
  const team = await readOwnTeam(actor, vendorId);
  const member = personIn(team, personId);
  assertOtherOwner(team, member);
  const refused = await changeTeam(vendorId, changes, {
    member: updateMember(member, {
      removedAt: new Date().toISOString(),
      ...{ pinHash: null, pinSetAt: null, actingKey: null, pinCodeHash: null },
    }),
    user: member.userId ? unlinkUser(member.userId, vendorId) : [],
  });
  // The sign-in may belong to another mess by now, and then has no access here.
  return refused.size === 0 ? member : undefined;
}
