import { AppError } from '@thali/shared/http/app-error';
import type { SignInRole } from '@thali/shared/http/rights';
import { maxOutlets } from '@thali/shared/outlets/outlets.contract';
import { type FieldChanges, fieldUpdate } from '../table/field-update.ts';
import { keys } from '../table/keys.ts';
import type { Write } from '../table/transact.ts';
import { unchangedCondition } from '../table/unchanged-condition.ts';
import type { UserRow } from './users.table.ts';

/** A mess that a sign-in works for, with the person's role there. Rule: outlets-1 */
export interface Outlet {
  vendorId: string;
  /** If absent, the person is the owner. */
  teamRole?: SignInRole;
  personId?: string;
}

const outletAttributes = ['vendorId', 'vendorIds', 'teamRole', 'personId', 'outletRoles'] as const;

type OutletAttributes = Pick<UserRow, (typeof outletAttributes)[number]>;

/** The messes of a sign-in, the first one first. */
export function outletsOf(user: OutletAttributes): Outlet[] {
  const { vendorId, vendorIds = vendorId ? [vendorId] : [], outletRoles = {} } = user;
  return vendorIds.map((id) => {
    const { teamRole, personId } = id === vendorId ? user : { ...outletRoles[id] };
    return { vendorId: id, ...(teamRole && { teamRole }), ...(personId && { personId }) };
  });
}

export function outletOf(user: OutletAttributes, vendorId: string): Outlet | undefined {
  return outletsOf(user).find((outlet) => outlet.vendorId === vendorId);
}

/** Whether the user works for the mess. */
export function worksFor(user: OutletAttributes | undefined, vendorId: string): boolean {
  return user !== undefined && outletOf(user, vendorId) !== undefined;
}

/** @throws AppError TOO_MANY_OUTLETS */
export function assertRoomForOutlet(outlets: readonly Outlet[]): void {
  if (outlets.length < maxOutlets) return;
  throw new AppError(
    'TOO_MANY_OUTLETS',
    `One sign-in can have ${maxOutlets} messes. Leave one that you no longer need.`,
  );
}

/** Adds a mess, or changes the role in it. */
export function withOutlet(outlets: readonly Outlet[], changed: Outlet): Outlet[] {
  const isKnown = outlets.some(({ vendorId }) => vendorId === changed.vendorId);
  if (!isKnown) return [...outlets, changed];
  return outlets.map((outlet) => (outlet.vendorId === changed.vendorId ? changed : outlet));
}

export function withoutOutlet(outlets: readonly Outlet[], vendorId: string): Outlet[] {
  return outlets.filter((outlet) => outlet.vendorId !== vendorId);
}

/** Stores the messes of a sign-in. Fails if another call changed them, or their roles, since the read of `user`. */
export function outletsWrite(
  user: UserRow,
  outlets: readonly Outlet[],
  changes: FieldChanges = {},
): Write {
  const update = fieldUpdate({ ...attributesOf(outlets), ...changes }, new Date().toISOString());
  const { condition, values } = unchangedCondition(user, ...outletAttributes);
  return {
    Update: {
      ...update,
      Key: keys.user(user.id),
      ConditionExpression: `attribute_exists(PK) AND ${condition}`,
      ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ...values },
    },
  };
}

/** `vendorIds` and the roles beside the first one exist only for several messes. */
function attributesOf([first, ...others]: readonly Outlet[]): FieldChanges {
  const hasOthers = first !== undefined && others.length > 0;
  return {
    vendorId: first?.vendorId ?? null,
    teamRole: first?.teamRole ?? null,
    personId: first?.personId ?? null,
    vendorIds: hasOthers ? [first, ...others].map(({ vendorId }) => vendorId) : null,
    outletRoles: hasOthers
      ? Object.fromEntries(others.map(({ vendorId, ...role }) => [vendorId, role]))
      : null,
  };
}
