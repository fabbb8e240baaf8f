import { type OrderStatus, orderStatuses } from '@thali/shared/orders/order-status';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { type ListFilter, pageSize } from './order-list.ts';

/** What of the orders is on screen. */
export interface OrderChoice {
  /** Undefined: All. */
  status: OrderStatus | undefined;
  search: string;
  /** From 1. */
  page: number;
  /** Of the archive: behind which cursor each page so far began. Undefined outside of it. */
  archive: readonly string[] | undefined;
}

/** An address with more steps back than these grows too long. */
const mostCursors = 20;

/** All of it lives in the address, so that a reload and the back key keep it. */
export function useOrderFilter() {
  const [params, setParams] = useSearchParams();
  const choice = useMemo(() => readChoice(params), [params]);
  const actions = useMemo(() => {
    const choose = (changes: Partial<OrderChoice>, isTyping = false) =>
      setParams((before) => writeChoice({ ...readChoice(before), ...changes }), {
        replace: isTyping,
      });
    return {
      setStatus: (status: OrderStatus | undefined) => choose({ status, ...fromStart(params) }),
      setSearch: (search: string) => choose({ search, ...fromStart(params) }, true),
      setPage: (page: number) => choose({ page }),
      /** Nothing left out. */
      showAll: () => setParams(new URLSearchParams()),
      setArchive: (archive: OrderChoice['archive']) => choose({ archive, page: 1 }),
    };
  }, [params, setParams]);
  // The same object for the same address: lists and rows are remembered by it.
  const listFilter = useMemo(() => listFilterOf(choice), [choice]);
  return { ...choice, ...actions, listFilter };
}

function fromStart(params: URLSearchParams): Pick<OrderChoice, 'page' | 'archive'> {
  return { page: 1, archive: readChoice(params).archive && [] };
}

export function readChoice(params: URLSearchParams): OrderChoice {
  return {
    status: orderStatuses.find((status) => status === params.get('status')),
    search: params.get('search')?.trim() ?? '',
    page: Math.max(1, Math.floor(Number(params.get('page')) || 1)),
    archive: params.has('archived') ? params.getAll('after') : undefined,
  };
}

export function writeChoice({ status, search, page, archive }: OrderChoice) {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (search) params.set('search', search);
  if (archive) params.set('archived', 'true');
  else if (page > 1) params.set('page', String(page));
  for (const cursor of archive?.slice(-mostCursors) ?? []) params.append('after', cursor);
  return params;
}

/** Expired orders are hidden under All. Rule: orders-25 */
export function listFilterOf({ status, search, page, archive }: OrderChoice): ListFilter {
  return {
    status: status ?? 'unexpired',
    ...(search && { search }),
    limit: pageSize,
    ...(archive
      ? { archivedAfter: archive.at(-1) ?? '', offset: 0 }
      : { offset: (page - 1) * pageSize }),
  };
}
