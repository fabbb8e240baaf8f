import type { TeamLogRow } from '../audit/team-log.table.ts';
import type { TeamMember } from '../identity/team-members.table.ts';
import { listPosition } from '../table/keys.ts';

/** The entry in the log of the mess that a person joins or leaves. The call may come from another mess. Rule: team-9 */
export function outletLogEntry(
  action: 'joinOutlet' | 'leaveOutlet',
  { personId, name, role }: TeamMember,
  { at, requestId }: { at: string; requestId: string },
): TeamLogRow {
  return {
    position: listPosition(at, requestId),
    at,
    action,
    byId: personId,
    byName: name,
    detail: role,
    outcome: 'done',
  };
}
