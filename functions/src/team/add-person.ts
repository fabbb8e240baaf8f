import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { type addPerson as contract, maxTeamSize } from '@thali/shared/team/team.contract';
import type { Actor } from '../http/actor.ts';
import { keyReused } from '../http/key-reused.ts';
import type { TeamMember } from '../identity/team-members.table.ts';
import { personIdFor } from '../ids/new-id.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { createInvitation, emailTaken, isSignInRole, readInvited } from './invite.ts';
import { readOwnTeam, toPerson } from './own-team.ts';
import { changeTeam, insertMember, linkUser, readTeamChanges } from './team.table.ts';

/**
 * Adds a person. A repeat with the same Idempotency-Key gets the same person, and a new copy of an unused invitation.
 * Rule: team-1
 */
export async function addPerson(
  actor: Actor,
  { params: { vendorId }, body, headers }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { name, role } = body;
  const personId = personIdFor(vendorId, headers['idempotency-key']);
  // Checks before the invitation creates an account. The condition in `insert` decides.
  const team = await readOwnTeam(actor, vendorId);
  assertRoom(team, personId);
  assertSame(
    team.find((candidate) => candidate.personId === personId),
    body,
  );
  const invitation = await createInvitation(role, vendorId, body);
  const member = await retryTransaction(() => {
    const createdAt = new Date().toISOString();
    return insert(actor, { vendorId, personId, name, role, createdAt, ...invitation?.member });
  });
  await invitation?.send();
  return { person: toPerson(member, actor) };
}

/** Undefined if another call changed the team meanwhile. */
async function insert(actor: Actor, member: TeamMember): Promise<TeamMember | undefined> {
  const { vendorId, personId, role, userId } = member;
  const changes = await readTeamChanges(vendorId);
  const team = await readOwnTeam(actor, vendorId);
  const existing = team.find((candidate) => candidate.personId === personId);
  if (existing) return assertSame(existing, member);
  assertRoom(team, personId);
  if (userId && team.some((candidate) => candidate.userId === userId)) throw emailTaken();
  const outlet = isSignInRole(role) && { vendorId, personId, teamRole: role };
  const refused = await changeTeam(vendorId, changes, {
    member: insertMember(member),
    user: userId && outlet ? linkUser(await readInvited(userId, vendorId), outlet) : [],
  });
  return refused.size === 0 ? member : undefined;
}

/** @throws AppError IDEMPOTENCY_KEY_REUSED if the first call added a person with another name or role */
function assertSame<Existing extends TeamMember | undefined>(
  existing: Existing,
  { name, role }: Pick<TeamMember, 'name' | 'role'>,
): Existing {
  if (!existing || (existing.name === name && existing.role === role)) return existing;
  throw keyReused(
    'Your first try added the person, with the details of that time. Please check the list.',
  );
}

/** @throws AppError TEAM_FULL */
function assertRoom(team: readonly TeamMember[], personId: string): void {
  if (team.length < maxTeamSize || team.some((member) => member.personId === personId)) return;
  throw new AppError(
    'TEAM_FULL',
    `A team can have ${maxTeamSize} people. Remove someone who has left.`,
  );
}
