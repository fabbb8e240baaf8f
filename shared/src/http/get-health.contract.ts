import * as z from 'zod/mini';
import { defineContract, everyone } from './http-contract.ts';

export const getHealth = defineContract({
  name: 'getHealth',
  summary: 'Check that the platform answers and its table takes writes',
  method: 'GET',
  path: '/health',
  callers: everyone,
  request: {},
  response: z.object({ status: z.literal('ok'), version: z.string() }),
  errors: ['SERVICE_BUSY'],
  ignoresToken: true,
});
