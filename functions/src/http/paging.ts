import { AppError } from '@thali/shared/http/app-error';
import type { CountedPagination } from '@thali/shared/http/paging';
import * as z from 'zod/mini';

/** A page of a list: `limit` rows after the position `after`, or after the first `offset` rows. */
export interface ListSlice<Position> {
  limit: number;
  offset: number;
  after: Position | undefined;
}

interface PagedQuery {
  limit: number;
  cursor?: string | undefined;
  offset?: number;
  page?: number;
}

/**
 * The slice that a query requests: by `cursor`, else by `page` or `offset`.
 * @param Position the schema of the position in this list's cursors
 * @throws AppError VALIDATION_ERROR
 */
export function sliceOf<Position>(
  { limit, cursor, offset = 0, page = 1 }: PagedQuery,
  Position: z.ZodMiniType<Position, string>,
): ListSlice<Position> {
  if (cursor) return { limit, offset: 0, after: readCursor(cursor, Position) };
  return { limit, offset: offset + (page - 1) * limit, after: undefined };
}

/** The cursor of a counted list is the number of rows before the next page. */
const RowsBefore = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/** Like `sliceOf`, for a counted list. */
export function countedSliceOf(query: PagedQuery): { limit: number; offset: number } {
  const { limit, offset, after } = sliceOf(query, RowsBefore);
  return { limit, offset: after ?? offset };
}

export function countedPagination(
  total: number,
  { limit, offset }: { limit: number; offset: number },
): z.input<typeof CountedPagination> {
  const next = offset + limit;
  return { total, limit, offset, nextCursor: next < total ? toCursor(String(next)) : null };
}

/** A position as an opaque text. */
export function toCursor(position: string): string {
  return Buffer.from(position).toString('base64url');
}

/** @throws AppError VALIDATION_ERROR */
export function readCursor<Position>(
  cursor: string,
  Position: z.ZodMiniType<Position, string>,
): Position {
  const { data } = Position.safeParse(Buffer.from(cursor, 'base64url').toString());
  if (data === undefined) throw invalidCursor();
  return data;
}

export function invalidCursor(): AppError {
  const message = 'Not a cursor of this list';
  return new AppError('VALIDATION_ERROR', message, { details: [{ path: 'cursor', message }] });
}
