import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CallOptions } from '../api/call-api.ts';
import type { AnswerOf, RequestOf } from '../api/calls.ts';
import { isRefetch } from '../api/is-refetch.ts';
import { apiKey, callLazily, type ReadKey } from './api-query.ts';
import type { Reading } from './loaded.tsx';
import { useApi } from './use-api.ts';

/** A call that answers a list in pages. */
type ListKey = {
  [Key in ReadKey]: AnswerOf<Key> extends { pagination: object } ? Key : never;
}[ReadKey];

/** The read of one page of a list. */
export interface PagedReading<Row> extends Reading<unknown> {
  rows: readonly Row[];
  /** Entries on all pages. */
  total: number;
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** Reads every entry for a file, up to a limit. */
  readAll: (maxRows: number) => Promise<WholeList<Row>>;
}

export interface WholeList<Row> {
  rows: Row[];
  /** Whether the list is longer than the limit. */
  isTruncated: boolean;
}

interface ListRows<Key extends ListKey, Row> {
  rowsOf: (answer: AnswerOf<Key>) => readonly Row[];
  keyOf: (row: Row) => string;
}

interface PagedOptions<Key extends ListKey, Row> extends ListRows<Key, Row> {
  page: number;
  pageSize?: number;
  refetchInterval?: number;
}

/** Entries on a page. */
export const defaultPageSize = 50;

/** Reads one numbered page of a list. `<PagedList>` shows it, `<SaveListButton>` saves the whole list. */
export function usePagedApi<Key extends ListKey, Row>(
  key: Key,
  request: RequestOf<Key>,
  { rowsOf, keyOf, page, pageSize = defaultPageSize, refetchInterval }: PagedOptions<Key, Row>,
): PagedReading<Row> {
  const pageQuery = { limit: pageSize, offset: (page - 1) * pageSize };
  const reading = useApi(key, withQuery<Key>(request, pageQuery), {
    keepsPrevious: true,
    refetchOnMount: 'always',
    ...(refetchInterval && { refetchInterval }),
  });
  const pagination = reading.data?.pagination as { total?: number | null } | undefined;
  return {
    ...reading,
    rows: reading.data ? rowsOf(reading.data) : [],
    total: pagination?.total ?? 0,
    page,
    pageSize,
    readAll: (maxRows) =>
      readWholeList(key, withQuery<Key>(request, { limit: 100 }), { rowsOf, keyOf }, maxRows),
  };
}

/** Reads a list that grows by a button, page after page. `<GrowingList>` shows it. */
export function useApiPages<Key extends ListKey>(key: Key, request: RequestOf<Key>) {
  const queryKey = [...apiKey(key, request), 'pages'];
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ client, pageParam, signal }) => {
      const background = isRefetch(client, queryKey) && pageParam === '';
      const options = { signal, quiet: true, background };
      return readPage(key, request, pageParam, options);
    },
    initialPageParam: '',
    getNextPageParam: nextCursorOf,
    placeholderData: keepPreviousData,
    refetchOnReconnect: true,
  });
}

/** Reads a list from its first page to its last, up to a limit of rows. */
export function readWholeList<Key extends ListKey, Row>(
  key: Key,
  request: RequestOf<Key>,
  { rowsOf, keyOf }: ListRows<Key, Row>,
  maxRows = Number.POSITIVE_INFINITY,
  options: CallOptions = { quiet: true, background: true },
): Promise<WholeList<Row>> {
  return readAllPages(
    async (cursor) => {
      const answer = await readPage(key, request, cursor, options);
      return { rows: rowsOf(answer), nextCursor: nextCursorOf(answer) };
    },
    keyOf,
    maxRows,
  );
}

/** Reads page after page. Drops duplicates, because an entry can move to another page meanwhile. */
export async function readAllPages<Row>(
  readPage: (cursor: string) => Promise<{ rows: readonly Row[]; nextCursor: string | null }>,
  keyOf: (row: Row) => string,
  maxRows: number,
): Promise<WholeList<Row>> {
  const rowsByKey = new Map<string, Row>();
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { rows, nextCursor } = await readPage(cursor);
    for (const row of rows) rowsByKey.set(keyOf(row), row);
    if (nextCursor !== null && rowsByKey.size >= maxRows)
      return { rows: [...rowsByKey.values()], isTruncated: true };
    cursor = nextCursor;
  }
  return { rows: [...rowsByKey.values()], isTruncated: false };
}

function readPage<Key extends ListKey>(
  key: Key,
  request: RequestOf<Key>,
  cursor: string,
  options: CallOptions,
): Promise<AnswerOf<Key>> {
  return callLazily(key, cursor ? withQuery<Key>(request, { cursor }) : request, options);
}

function withQuery<Key extends ListKey>(request: RequestOf<Key>, query: object): RequestOf<Key> {
  const base: { query?: object | undefined } = request;
  return { ...base, query: { ...base.query, ...query } } as RequestOf<Key>;
}

function nextCursorOf({ pagination }: { pagination: object }): string | null {
  const { nextCursor = null }: { nextCursor?: string | null } = pagination;
  return nextCursor;
}
