import { expect, it } from 'vitest';
import { toUser } from './to-user.ts';

it('uses the specification’s defaults for a user without preferences', () => {
  const row = { id: 'U1', name: 'Asha', createdAt: '2026-11-20', updatedAt: '2026-11-20' };
  expect(toUser(row, 'student')).toEqual({
    ...row,
    email: null,
    phone: null,
    role: 'student',
    vendorId: null,
    preferences: { dietaryRestrictions: [], spiceLevel: 'mild', favoriteCategories: [] },
    favorites: [],
  });
});
