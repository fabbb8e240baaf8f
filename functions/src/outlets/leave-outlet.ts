import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { leaveOutlet as contract } from '@thali/shared/outlets/outlets.contract';
import { teamLogWrite } from '../audit/team-log.table.ts';
import { type Actor, assertUser } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { outletsOf } from '../identity/outlets-of.ts';
import { readUser } from '../identity/users.table.ts';
import { closeConnections } from '../live/close-connections.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { isActor, readOwnTeam } from '../team/own-team.ts';
import { removeMember } from '../team/remove-person.ts';
import { toOutlets } from './list-outlets.ts';
import { outletLogEntry } from './outlet-log-entry.ts';

/** Rule: outlets-5 */
export async function leaveOutlet(
  actor: Actor,
  { params: { vendorId } }: InputOf<typeof contract>,
  { requestId }: RequestContext,
): Promise<OutputOf<typeof contract>> {
  assertUser(actor);
  const at = new Date().toISOString();
  await retryTransaction(async () => {
    const team = await readOwnTeam(actor, vendorId);
    const member = team.find(isActor(actor));
    // A concurrent call has removed the person.
    if (!member) return 'left';
    const log = teamLogWrite(vendorId, outletLogEntry('leaveOutlet', member, { at, requestId }));
    return removeMember(actor, member, log);
  });
  await closeConnections(actor.userId);
  const user = await readUser(actor.userId, { ConsistentRead: true });
  return { outlets: user ? await toOutlets(outletsOf(user)) : [] };
}
