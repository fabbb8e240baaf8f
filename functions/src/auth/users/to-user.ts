import type { Role, User } from '@thali/shared/auth/user.contract';
import type { UserRow } from '../../identity/users.table.ts';

/** A user in the shape of responses, in the role of the session. */
export function toUser(row: UserRow, role: Role): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email ?? null,
    phone: row.phone ?? null,
    role,
    vendorId: role === 'vendor' ? (row.vendorId ?? null) : null,
    ...(role === 'vendor' && row.teamRole && { teamRole: row.teamRole }),
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
