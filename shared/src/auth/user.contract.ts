import * as z from 'zod/mini';
import { signInRoles } from '../http/rights.ts';

export const roles = ['student', 'vendor', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A user, as the site reads it. Rule: accounts-3 */
export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  role: z.enum(roles),
  /** The current mess: of the header `x-mess`, or the first one. */
  vendorId: z.nullable(z.string()),
  /** All messes of the user; absent if there is only one. Rule: outlets-1 */
  vendorIds: z.optional(z.array(z.string())),
  /** The role at the current mess. If absent, the user is the owner. Rule: team-1 */
  teamRole: z.optional(z.enum(signInRoles)),
  preferences: z.object({
    dietaryRestrictions: z.array(z.string()),
    spiceLevel: z.string(),
    favoriteCategories: z.array(z.string()),
  }),
  favorites: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type User = z.infer<typeof User>;

/** The answer of every sign-in. */
export const Session = z.object({
  token: z.string(),
  refreshToken: z.string(),
  user: User,
});
export type Session = z.infer<typeof Session>;
