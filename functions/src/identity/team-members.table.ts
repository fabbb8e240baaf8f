import type { TeamRole } from '@thali/shared/http/rights';
import type { TeamSettings } from '@thali/shared/team/team-settings';
import { keys } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';
import { queryRows } from '../table/query-rows.ts';
import { type ReadOptions, readRow } from '../table/read-row.ts';

/** A person of a mess's team. 250 bytes, 400 with a PIN. Rule: team-1 */
export interface TeamMember {
  vendorId: string;
  personId: string;
  name: string;
  role: TeamRole;
  /** The user id of a manager's or owner's sign-in. */
  userId?: string;
  email?: string;
  /** An HMAC over vendor, person and PIN. */
  pinHash?: string;
  pinSetAt?: string;
  /** A random key that signs the person's unlocks of devices. A new key ends all unlocks. */
  actingKey?: string;
  /** SHA-256 of the code that sets the PIN. */
  pinCodeHash?: string;
  /** Epoch seconds. */
  pinCodeUntil?: number;
  /** The `pinCodeHash` that set the current PIN. */
  pinSetWith?: string;
  createdAt: string;
  /** Set if the person was removed. The row stays, because offline steps of a device may name the person. */
  removedAt?: string;
}

/** A person of the team, removed or not. 0.5 read units, 1 when consistent. */
export async function readMember(
  vendorId: string,
  personId: string,
  options?: ReadOptions,
): Promise<TeamMember | undefined> {
  const row = await readRow(keys.teamMember(vendorId, personId), options);
  return row && toMember(vendorId, row);
}

/** The whole team, with removed people, strongly consistent. 1 read unit for about 15. */
export async function readMembers(vendorId: string): Promise<TeamMember[]> {
  const rows = await queryRows({
    KeyConditionExpression: 'PK = :team',
    ExpressionAttributeValues: { ':team': keys.teamMember(vendorId, '').PK },
    ConsistentRead: true,
  });
  return rows.map((row) => toMember(vendorId, row));
}

export function toMemberRow({ vendorId, personId, ...member }: TeamMember) {
  return { ...keys.teamMember(vendorId, personId), ...member };
}

function toMember(vendorId: string, { PK, SK, ...rest }: Record<string, unknown>): TeamMember {
  const fields = rest as Omit<TeamMember, 'vendorId' | 'personId'>;
  return { ...fields, vendorId, personId: String(SK) };
}

/** The mess's settings for PINs. 0.5 read units. */
export async function readTeamSettings(vendorId: string): Promise<TeamSettings> {
  const row = await readRow<{ settings?: { team?: TeamSettings } }>(keys.vendorProfile(vendorId));
  return row?.settings?.team ?? { pin: 'off' };
}

/**
 * Uses up an approval for one call. A repeat of the same call may use it again. 1 write unit.
 * @param call identifies the call, such as a hash of path and body
 * @returns false if another call used the approval
 */
export async function consumeApproval(
  vendorId: string,
  approvalId: string,
  call: string,
  expiresAt: number,
): Promise<boolean> {
  const result = await putRow({
    Item: { ...keys.approval(vendorId, approvalId), call, expiresAt },
    ConditionExpression: 'attribute_not_exists(PK) OR #call = :call',
    ExpressionAttributeNames: { '#call': 'call' },
    ExpressionAttributeValues: { ':call': call },
  });
  return result.outcome === 'put';
}
