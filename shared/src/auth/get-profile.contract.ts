import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { User } from './user.contract.ts';

export const getProfile = defineContract({
  name: 'getProfile',
  summary: 'Read the signed-in user',
  method: 'GET',
  path: '/auth/profile',
  callers: ['student', 'vendor', 'admin'],
  request: {},
  response: z.object({
    user: User,
    mustChangePassword: z.boolean(),
    /** The proven sign-in names. */
    provenEmail: z.nullable(z.string()),
    provenPhone: z.nullable(z.string()),
  }),
  errors: [],
  allowsTemporaryPassword: true,
});
