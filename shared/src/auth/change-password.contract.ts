import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { EnteredPassword, NewPassword } from './account-fields.ts';
import { Session } from './user.contract.ts';

/** Replaces the caller's password. Ends all other sessions; the caller's session continues with new tokens. */
export const changePassword = defineContract({
  name: 'changePassword',
  summary: 'Change the caller’s password',
  method: 'POST',
  path: '/auth/change-password',
  callers: ['student', 'vendor', 'admin'],
  request: { body: z.object({ currentPassword: EnteredPassword, newPassword: NewPassword }) },
  response: Session,
  errors: ['WRONG_PASSWORD', 'SESSION_EXPIRED', 'ACCOUNT_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  allowsTemporaryPassword: true,
});
