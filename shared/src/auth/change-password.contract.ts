import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { GivenPassword, NewPassword } from './account-fields.ts';
import { Session } from './user.contract.ts';

/** Replaces a person's password. All other sessions end; this session continues with fresh tokens. */
export const changePassword = defineContract({
  name: 'changePassword',
  summary: 'Change one’s own password',
  method: 'POST',
  path: '/auth/change-password',
  callers: ['student', 'vendor', 'admin'],
  request: { body: z.object({ currentPassword: GivenPassword, newPassword: NewPassword }) },
  response: Session,
  errors: ['WRONG_PASSWORD', 'SESSION_EXPIRED', 'ACCOUNT_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  takesTemporaryPassword: true,
});
