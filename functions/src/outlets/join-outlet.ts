import { randomUUID } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { joinOutlet as contract } from '@thali/shared/outlets/outlets.contract';
import { maxTeamSize } from '@thali/shared/team/team.contract';
import { teamLogWrite } from '../audit/team-log.table.ts';
import { type Actor, assertUser, type User } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { secretHashOf } from '../identity/device-token.ts';
import {
  assertRoomForOutlet,
  outletsOf,
  outletsWrite,
  withOutlet,
  worksFor,
} from '../identity/outlets-of.ts';
import { readMembers, type TeamMember } from '../identity/team-members.table.ts';
import { readUser, type UserRow } from '../identity/users.table.ts';
import { tokenInvalid } from '../identity/verify-access-token.ts';
import { personIdFor } from '../ids/new-id.ts';
import { runWithinLimits } from '../limits/run-within-limits.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import { addLogKeys } from '../logs/log-context.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { currentMembers } from '../team/own-team.ts';
import { changeTeam, insertMember, readTeamChanges } from '../team/team.table.ts';
import { toOutlets } from './list-outlets.ts';
import { type OutletCode, readOutletCode, useOutletCode } from './outlet-codes.table.ts';
import { outletLogEntry } from './outlet-log-entry.ts';

type Output = OutputOf<typeof contract>;

/**
 * Adds the mess of a code to the sign-in, and the person to the mess's team. Wrong codes count towards a limit of the
 * caller's address.
 * Rule: outlets-3
 */
export async function joinOutlet(
  actor: Actor,
  { body: { code }, headers }: InputOf<typeof contract>,
  { sourceIp, requestId }: RequestContext,
): Promise<Output> {
  assertUser(actor);
  const scope = `outlet-code:guess:${scopeHash(sourceIp)}`;
  const use = {
    userId: actor.userId,
    keyHash: secretHashOf(headers['idempotency-key'] ?? randomUUID()),
  };
  const user = await runWithinLimits([{ scope, max: 30, windowSeconds: 900 }], () =>
    retryTransaction(() => join(actor, { codeHash: secretHashOf(code), use, requestId })),
  );
  return { outlets: await toOutlets(outletsOf(user)) };
}

interface Attempt {
  codeHash: string;
  use: NonNullable<OutletCode['use']>;
  requestId: string;
}

/** Undefined if the team or the person's messes changed meanwhile. */
async function join(
  { userId }: User,
  { codeHash, use, requestId }: Attempt,
): Promise<UserRow | undefined> {
  const now = Date.now();
  const code = await readOutletCode(codeHash, now);
  if (!code) throw invalidCode();
  const { vendorId, role: teamRole } = code;
  addLogKeys({ vendor_id: vendorId });
  const user = await readUser(userId, { ConsistentRead: true });
  if (!user) throw tokenInvalid();
  if (code.use) return replayJoin(user, code, use);
  if (worksFor(user, vendorId)) throw invalidCode('You already work for this mess.');
  const outlets = outletsOf(user);
  assertRoomForOutlet(outlets);
  const changes = await readTeamChanges(vendorId);
  assertRoomForPerson(await readMembers(vendorId));
  const personId = personIdFor(vendorId, codeHash);
  const at = new Date(now).toISOString();
  const { name, email } = user;
  const member = {
    ...{ vendorId, personId, name, role: teamRole, userId, createdAt: at },
    ...(email && { email }),
  };
  const after = withOutlet(outlets, { vendorId, personId, teamRole });
  const refused = await changeTeam(vendorId, changes, {
    code: useOutletCode(codeHash, use, now),
    member: insertMember(member),
    user: outletsWrite(user, after),
    log: teamLogWrite(vendorId, outletLogEntry('joinOutlet', member, { at, requestId })),
  });
  return refused.size === 0 ? readUser(userId, { ConsistentRead: true }) : undefined;
}

/** Answers a repeat. @throws AppError INVALID_DEVICE_CODE for another caller, or after the person has left */
function replayJoin(
  user: UserRow,
  { vendorId, use }: OutletCode,
  { userId, keyHash }: Attempt['use'],
): UserRow {
  const isRepeat = use?.userId === userId && use.keyHash === keyHash;
  if (isRepeat && worksFor(user, vendorId)) return user;
  throw invalidCode();
}

function assertRoomForPerson(members: readonly TeamMember[]): void {
  if (currentMembers(members).length < maxTeamSize) return;
  throw new AppError('TEAM_FULL', `The team of this mess already has ${maxTeamSize} people.`);
}

function invalidCode(
  message = 'This code was used already or has expired. Ask for a new one.',
): AppError {
  return new AppError('INVALID_DEVICE_CODE', message);
}
