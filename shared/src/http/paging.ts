import * as z from 'zod/mini';
import { wholeNumber } from './fields.ts';

/**
 * How every list is asked for a page: `limit` rows behind `cursor`, or the first ones without it.
 * Lists of the specification also take `page` (from 1) or `offset` (rows to skip). The cursor wins.
 * Rule: wire-3
 */
export function pagedQuery(maxLimit = 100, defaultLimit = 50) {
  return {
    limit: wholeNumber(1, maxLimit, defaultLimit),
    /** The `nextCursor` of the page before; opaque. */
    cursor: z.optional(z.string().check(z.maxLength(512))),
  };
}

/** How every list says where it goes on. `nextCursor` is null on the last page. Rule: wire-3 */
export const Pagination = z.object({ limit: z.number(), nextCursor: z.nullable(z.string()) });

/** The same for a list that counts its rows: `total` of them, of which `offset` come before this page. Rule: wire-3 */
export const CountedPagination = z.extend(Pagination, { total: z.number(), offset: z.number() });
