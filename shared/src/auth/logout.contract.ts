import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';

export const logout = defineContract({
  name: 'logout',
  summary: 'End a session by its refresh token',
  method: 'POST',
  path: '/auth/logout',
  callers: everyone,
  request: {
    body: z.object({ refreshToken: z.string().check(z.minLength(1), z.maxLength(8192)) }),
  },
  response: z.object({ success: z.boolean() }),
  errors: [],
  ignoresToken: true,
});
