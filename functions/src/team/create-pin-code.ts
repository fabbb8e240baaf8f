import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { deviceCodeMinutes } from '@thali/shared/kitchen/device-code';
import type { createPinCode as contract } from '@thali/shared/team/team.contract';
import type { Actor } from '../http/actor.ts';
import { assertRight } from '../http/authorize-right.ts';
import { secretHashOf } from '../identity/device-token.ts';
import { pinCodeFor } from '../ids/new-id.ts';
import { countTry } from '../limits/rate-limits.table.ts';
import { isSignInRole } from './invite.ts';
import { isActor, personIn, personNotFound, readOwnTeam } from './own-team.ts';
import { changeMember } from './team.table.ts';

/**
 * Makes a code for one person. A repeat with the same Idempotency-Key gets the same code. Only an owner gets the code of
 * a manager or owner, because a code lets its holder act as that person.
 * Rule: team-3
 */
export async function createPinCode(
  actor: Actor,
  { params: { vendorId, personId }, headers }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const member = personIn(await readOwnTeam(actor, vendorId), personId);
  const isManager = actor.role === 'vendor' && actor.teamRole === 'manager';
  if (isManager && isSignInRole(member.role) && !isActor(actor)(member)) {
    assertRight('manager', 'own');
  }
  await countTry({ scope: `pin-code:${vendorId}`, max: 60, windowSeconds: 3600 });
  const code = pinCodeFor(vendorId, personId, headers['idempotency-key']);
  const codeHash = secretHashOf(code);
  const now = Math.floor(Date.now() / 1000);
  const { pinCodeHash, pinSetWith, pinCodeUntil = 0 } = member;
  const isRepeat = [pinCodeHash, pinSetWith].includes(codeHash) && pinCodeUntil > now;
  const until = isRepeat ? pinCodeUntil : now + deviceCodeMinutes * 60;
  const changes = { pinCodeHash: codeHash, pinCodeUntil: until };
  if (!isRepeat && !(await changeMember(member, changes))) throw personNotFound();
  return { code, expiresAt: new Date(until * 1000).toISOString() };
}
