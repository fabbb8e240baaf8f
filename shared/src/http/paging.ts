import * as z from 'zod/mini';
import { wholeNumber } from './fields.ts';

/**
 * The query of every list: `limit` rows after `cursor`, or the first rows without a cursor. Lists of the specification
 * also take `page` (from 1) or `offset` (rows to skip). The cursor wins.
 * Rule: wire-3
 */
export function pagedQuery(maxLimit = 100, defaultLimit = 50) {
  return {
    limit: wholeNumber(1, maxLimit, defaultLimit),
    /** The `nextCursor` of the previous page, opaque to the client. */
    cursor: z.optional(z.string().check(z.maxLength(512))),
  };
}

/** The position of a list's next page. `nextCursor` is null on the last page. Rule: wire-3 */
export const Pagination = z.object({ limit: z.number(), nextCursor: z.nullable(z.string()) });

/** The pagination of a counted list: `total` rows in all, `offset` rows before the page. Rule: wire-3 */
export const CountedPagination = z.extend(Pagination, { total: z.number(), offset: z.number() });
