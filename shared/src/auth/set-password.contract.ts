import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { NewPassword, UserId } from './account-fields.ts';
import { Session } from './user.contract.ts';

/** Sets the first password of a customer within 15 minutes after the code, once, and signs the customer in. */
export const setPassword = defineContract({
  name: 'setPassword',
  summary: 'Set the first password of a customer',
  method: 'POST',
  path: '/auth/set-password',
  callers: everyone,
  request: { body: z.object({ customerId: UserId, password: NewPassword }) },
  response: Session,
  errors: ['REGISTRATION_EXPIRED', 'ACCOUNT_NOT_FOUND', 'TOO_MANY_REQUESTS', 'SERVICE_BUSY'],
  ignoresToken: true,
});
