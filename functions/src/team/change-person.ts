import { randomBytes } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { TeamRole } from '@thali/shared/http/rights';
import type { changePerson as contract } from '@thali/shared/team/team.contract';
import type { Actor } from '../http/actor.ts';
import { worksFor } from '../identity/outlets-of.ts';
import type { TeamMember } from '../identity/team-members.table.ts';
import { readUser } from '../identity/users.table.ts';
import { closeConnections } from '../live/close-connections.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import type { Write } from '../table/transact.ts';
import { createInvitation, type Invitation, isSignInRole, readInvited } from './invite.ts';
import { personIn, readOwnTeam, toPerson } from './own-team.ts';
import {
  changeTeam,
  linkUser,
  type MemberChanges,
  readTeamChanges,
  unlinkUser,
  updateMember,
} from './team.table.ts';

/** A new role takes effect from the next call. A person who no longer signs in loses the sign-in. Rule: team-6 */
export async function changePerson(
  actor: Actor,
  { params: { vendorId, personId }, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const before = personIn(await readOwnTeam(actor, vendorId), personId);
  const { name = before.name, role = before.role, email } = body;
  const invitation = before.userId
    ? undefined
    : await createInvitation(role, vendorId, { name, email });
  const after = await retryTransaction(() =>
    change(actor, before, { name, role }, invitation?.member),
  );
  if (before.userId && !after.userId) await closeConnections(before.userId);
  await invitation?.send();
  return { person: toPerson(after, actor) };
}

/** Undefined if another call changed the team meanwhile. */
async function change(
  actor: Actor,
  { vendorId, personId }: TeamMember,
  { name, role }: { name: string; role: TeamRole },
  signIn: Invitation['member'] | undefined,
): Promise<TeamMember | undefined> {
  const changes = await readTeamChanges(vendorId);
  const team = await readOwnTeam(actor, vendorId);
  const before = personIn(team, personId);
  if (role !== 'owner') assertOtherOwner(team, before);
  const userId = before.userId ?? signIn?.userId;
  const email = before.email ?? signIn?.email;
  const keepsSignIn = userId !== undefined && isSignInRole(role);
  const isNewRole = role !== before.role;
  const memberChanges: MemberChanges = {
    name,
    role,
    userId: keepsSignIn ? userId : null,
    email: (keepsSignIn && email) || null,
    actingKey: before.actingKey && isNewRole ? randomBytes(32).toString('base64url') : undefined,
  };
  const refused = await changeTeam(vendorId, changes, {
    member: updateMember(before, memberChanges),
    user: keepsSignIn
      ? linkUser(await readInvited(userId, vendorId), { vendorId, personId, teamRole: role })
      : await unlinkWrite(before),
  });
  if (refused.size > 0) return undefined;
  const { userId: _, email: __, ...rest } = before;
  return { ...rest, name, role, ...(keepsSignIn && { userId, ...(email && { email }) }) };
}

/** Takes the mess from the person's sign-in, if there is one. */
export async function unlinkWrite({ userId, vendorId }: TeamMember): Promise<Write | Write[]> {
  const user = userId && (await readUser(userId, { ConsistentRead: true }));
  return user && worksFor(user, vendorId) ? unlinkUser(user, vendorId) : [];
}

/** @throws AppError LAST_OWNER if nobody else owns the mess */
export function assertOtherOwner(team: readonly TeamMember[], member: TeamMember): void {
  const owners = team.filter(({ role }) => role === 'owner');
  if (owners.some(({ personId }) => personId !== member.personId)) return;
  if (member.role !== 'owner') return;
  throw new AppError('LAST_OWNER', 'A mess needs an owner. Make another person an owner first.');
}
