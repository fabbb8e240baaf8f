import type { Role, User } from '@thali/shared/auth/user.contract';
import type { User as SignedIn } from '../../http/actor.ts';
import { outletOf, outletsOf } from '../../identity/outlets-of.ts';
import type { UserRow } from '../../identity/users.table.ts';

/**
 * A user in the shape of responses, in the role of the session.
 * @param mess the mess of the call; by default the user's first one
 */
export function toUser(row: UserRow, role: Role, mess = row.vendorId): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email ?? null,
    phone: row.phone ?? null,
    role,
    ...(role === 'vendor' ? messOf(row, mess) : { vendorId: null }),
    preferences: {
      dietaryRestrictions: row.dietaryRestrictions ?? [],
      spiceLevel: row.spiceLevel ?? 'mild',
      favoriteCategories: row.favoriteCategories ?? [],
    },
    favorites: row.favorites ?? [],
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function messOf(
  row: UserRow,
  mess: string | undefined,
): Pick<User, 'vendorId' | 'teamRole' | 'vendorIds'> {
  const { vendorId = null, teamRole } = (mess && outletOf(row, mess)) || {};
  const vendorIds = outletsOf(row).map((outlet) => outlet.vendorId);
  return {
    vendorId,
    ...(teamRole && { teamRole }),
    ...(vendorIds.length > 1 && { vendorIds }),
  };
}

/** The user as the call's mess sees them. */
export function toOwnUser(row: UserRow, actor: SignedIn): User {
  return toUser(row, actor.role, actor.role === 'vendor' ? actor.vendorId : undefined);
}
