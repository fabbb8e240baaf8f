import {
  type Outlet,
  outletsOf,
  outletsWrite,
  withOutlet,
  withoutOutlet,
} from '../identity/outlets-of.ts';
import { type TeamMember, toMemberRow } from '../identity/team-members.table.ts';
import type { UserRow } from '../identity/users.table.ts';
import { type FieldChanges, fieldUpdate } from '../table/field-update.ts';
import { keys } from '../table/keys.ts';
import { newRow, replaceRow } from '../table/put-row.ts';
import { readRow } from '../table/read-row.ts';
import { type NamedWrites, transact, type Write } from '../table/transact.ts';
import { updateRow } from '../table/update-row.ts';

/** The number of changes of a team. Read it before the team. 1 read unit. */
export async function readTeamChanges(vendorId: string): Promise<number> {
  const key = keys.teamChanges(vendorId);
  const row = await readRow<{ changes: number }>(key, { ConsistentRead: true });
  return row?.changes ?? 0;
}

/**
 * Changes the team, unless another call changed it since `changes` was read. 4 to 6 write units.
 * @returns the names of the refused writes; `count` if another call was faster
 */
export async function changeTeam<Name extends string>(
  vendorId: string,
  changes: number,
  writes: NamedWrites<Name>,
): Promise<ReadonlySet<Name | 'count'>> {
  const after = { ...keys.teamChanges(vendorId), changes: changes + 1 };
  const count: Write = { Put: replaceRow(after, changes > 0 ? { changes } : undefined, 'changes') };
  const refused = await transact<Name | 'count'>({ ...writes, count } as NamedWrites<
    Name | 'count'
  >);
  return new Set(refused.keys());
}

export function insertMember(member: TeamMember): Write {
  return { Put: newRow(toMemberRow(member)) };
}

/**
 * Adds the owner who opens the team. Does nothing if the owner has left the mess or is in the team. 4 write units.
 * @returns whether the row is new
 */
export async function insertOwner(member: TeamMember & { userId: string }): Promise<boolean> {
  const refused = await transact({
    user: {
      ConditionCheck: {
        Key: keys.user(member.userId),
        ConditionExpression: 'vendorId = :vendor OR contains(vendorIds, :vendor)',
        ExpressionAttributeValues: { ':vendor': member.vendorId },
      },
    },
    member: {
      Put: {
        Item: toMemberRow(member),
        ConditionExpression: 'attribute_not_exists(PK) OR attribute_exists(removedAt)',
      },
    },
  });
  return refused.size === 0;
}

/** `null` removes a value, `undefined` keeps it. */
export type MemberChanges = { [Field in keyof TeamMember]?: TeamMember[Field] | null | undefined };

function memberUpdate({ vendorId, personId }: TeamMember, changes: MemberChanges) {
  return {
    Key: keys.teamMember(vendorId, personId),
    ...fieldUpdate(changes as FieldChanges, new Date().toISOString()),
    ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(removedAt)',
  };
}

export function updateMember(member: TeamMember, changes: MemberChanges): Write {
  return { Update: memberUpdate(member, changes) };
}

/** Changes fields that no other row depends on. False for a removed person. 1 write unit. */
export async function changeMember(member: TeamMember, changes: MemberChanges): Promise<boolean> {
  return (await updateRow(memberUpdate(member, changes))).outcome === 'changed';
}

/** Gives a sign-in a role at a mess. Fails if another call has changed its messes meanwhile. */
export function linkUser(user: UserRow, outlet: Outlet): Write {
  return outletsWrite(user, withOutlet(outletsOf(user), outlet));
}

/**
 * Removes a mess from a sign-in, which ends its access there with the next call. If no mess is left, this mess may
 * invite the person again.
 */
export function unlinkUser(user: UserRow, vendorId: string): Write {
  const outlets = withoutOutlet(outletsOf(user), vendorId);
  return outletsWrite(user, outlets, outlets.length === 0 ? { invitedTo: vendorId } : {});
}

/**
 * Uses up a person's code and stores the PIN. 1 write unit.
 * @param now epoch seconds
 * @returns the changed row; after a refusal the current row, if there is one
 */
export async function storePin(
  { vendorId, personId }: Pick<TeamMember, 'vendorId' | 'personId'>,
  codeHash: string,
  pin: Pick<Required<TeamMember>, 'pinHash' | 'pinSetAt' | 'actingKey'>,
  now: number,
): Promise<{ isStored: boolean; row: Partial<TeamMember> | undefined }> {
  const { outcome, row } = await updateRow({
    Key: keys.teamMember(vendorId, personId),
    UpdateExpression:
      'SET pinHash = :pin, pinSetAt = :at, actingKey = :key, pinSetWith = :code REMOVE pinCodeHash',
    ConditionExpression:
      'pinCodeHash = :code AND pinCodeUntil > :now AND attribute_not_exists(removedAt)',
    ExpressionAttributeValues: {
      ':code': codeHash,
      ':now': now,
      ':pin': pin.pinHash,
      ':at': pin.pinSetAt,
      ':key': pin.actingKey,
    },
  });
  return { isStored: outcome === 'changed', row };
}
