import { AppError } from '@thali/shared/http/app-error';
import type { TeamPerson } from '@thali/shared/team/team.contract';
import { type Actor, isUser } from '../http/actor.ts';
import { outletOf } from '../identity/outlets-of.ts';
import { readMembers, type TeamMember } from '../identity/team-members.table.ts';
import { readUser } from '../identity/users.table.ts';
import { personIdFor } from '../ids/new-id.ts';
import { insertOwner } from './team.table.ts';

/**
 * The people of the team, in the order in which they joined. Adds an owner from before teams existed, when that owner
 * first opens the team.
 * Rule: team-1
 */
export async function readOwnTeam(actor: Actor, vendorId: string): Promise<TeamMember[]> {
  const team = currentMembers(await readMembers(vendorId));
  const isNewOwner = actor.role === 'vendor' && !actor.teamRole && !team.some(isActor(actor));
  const owner = isNewOwner && isUser(actor) ? await addOwner(actor.userId, vendorId) : undefined;
  return owner ? [...team, owner] : team;
}

async function addOwner(userId: string, vendorId: string): Promise<TeamMember | undefined> {
  const user = await readUser(userId);
  const outlet = user && outletOf(user, vendorId);
  if (!outlet) return undefined;
  const member = {
    ...{ vendorId, personId: personIdFor(vendorId, userId), name: user.name, userId },
    ...(user.email && { email: user.email }),
    role: outlet.teamRole ?? ('owner' as const),
    createdAt: new Date().toISOString(),
  };
  return (await insertOwner(member)) ? member : undefined;
}

export function currentMembers(members: readonly TeamMember[]): TeamMember[] {
  return members
    .filter(({ removedAt }) => !removedAt)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** @throws AppError PERSON_NOT_FOUND */
export function personIn(team: readonly TeamMember[], personId: string): TeamMember {
  const member = team.find((candidate) => candidate.personId === personId);
  if (!member) throw personNotFound();
  return member;
}

export function personNotFound(): AppError {
  return new AppError('PERSON_NOT_FOUND', 'This person is no longer in the team.');
}

export function isActor(actor: Actor): (member: TeamMember) => boolean {
  return ({ userId }) => isUser(actor) && userId === actor.userId;
}

export function toPerson(member: TeamMember, actor: Actor): TeamPerson {
  const { personId, name, role, email = null, pinSetAt = null } = member;
  return { id: personId, name, role, email, pinSetAt, isYou: isActor(actor)(member) };
}
