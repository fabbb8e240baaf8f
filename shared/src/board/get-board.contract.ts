import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { BoardEntry, ReadyEntry } from './board-entry.ts';

/** Everything on the ready board. Rule: board-2 */
export const getBoard = defineContract({
  name: 'getBoard',
  summary: 'Read the numbers of the ready board',
  method: 'GET',
  path: '/board',
  callers: ['board'],
  request: {},
  response: z.object({
    messName: z.string(),
    /** Oldest first. */
    preparing: z.array(BoardEntry),
    ready: z.array(ReadyEntry),
  }),
  errors: ['VENDOR_NOT_FOUND'],
});
