import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { removePerson as contract } from '@thali/shared/team/team.contract';
import type { Actor } from '../http/actor.ts';
import type { TeamMember } from '../identity/team-members.table.ts';
import { closeConnections } from '../live/close-connections.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import type { Write } from '../table/transact.ts';
import { assertOtherOwner, unlinkWrite } from './change-person.ts';
import { personIn, readOwnTeam } from './own-team.ts';
import { changeTeam, readTeamChanges, updateMember } from './team.table.ts';

/** Rule: team-6 */
export async function removePerson(
  actor: Actor,
  { params: { vendorId, personId } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { userId } = await retryTransaction(() => removeMember(actor, { vendorId, personId }));
  if (userId) await closeConnections(userId);
  return { success: true };
}

/**
 * Removes a member with the access of the sign-in.
 * @param log an entry of the mess's log, if the pipeline does not write one
 * @returns undefined if another call changed the team, or the person's messes, meanwhile
 * @throws AppError LAST_OWNER, PERSON_NOT_FOUND
 */
export async function removeMember(
  actor: Actor,
  { vendorId, personId }: Pick<TeamMember, 'vendorId' | 'personId'>,
  log?: Write,
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
    user: await unlinkWrite(member),
    log: log ?? [],
  });
  return refused.size === 0 ? member : undefined;
}
