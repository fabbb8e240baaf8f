import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';

export const refreshSession = defineContract({
  name: 'refreshSession',
  summary: 'Exchange a refresh token for an access token',
  method: 'POST',
  path: '/auth/refresh',
  callers: everyone,
  request: {
    body: z.object({ refreshToken: z.string().check(z.minLength(1), z.maxLength(8192)) }),
  },
  response: z.object({ token: z.string(), refreshToken: z.string() }),
  errors: ['SESSION_EXPIRED'],
  ignoresToken: true,
});
