import * as z from 'zod/mini';
import { textField } from '../http/fields.ts';
import { defineContract, everyone } from '../http/http-contract.ts';
import { Pagination, pagedQuery } from '../http/paging.ts';
import { OwnVendor } from './vendor-answer.ts';

/** Lists active vendors with their public fields. For an admin, lists all vendors, with status and plan. */
export const listVendors = defineContract({
  name: 'listVendors',
  summary: 'List vendors',
  method: 'GET',
  path: '/vendors',
  callers: everyone,
  request: {
    query: z.object({
      /** A part of the name or the subdomain, in upper or lower case. */
      search: z.optional(textField(80)),
      cuisine: z.optional(textField(80)),
      ...pagedQuery(),
    }),
  },
  response: z.object({
    vendors: z.array(OwnVendor),
    pagination: Pagination,
  }),
  errors: [],
});
