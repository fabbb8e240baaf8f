import { type OrderStatus, orderStatuses } from '@thali/shared/orders/order-status';
import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { type ListFilter, pageSize } from './order-list.ts';

export interface OrderFilter {
  /** Undefined: All. */
  status: OrderStatus | undefined;
  /** From 1. */
  page: number;
  setStatus: (status: OrderStatus | undefined) => void;
  setPage: (page: number) => void;
}

/** Status and page live in the address, so that a reload and the back key keep them. */
export function useOrderFilter(): OrderFilter {
  const [params, setParams] = useSearchParams();

  const set = useCallback(
    (name: string, value: string | undefined) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        if (name === 'status') next.delete('page');
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      }),
    [setParams],
  );

  return {
    status: orderStatuses.find((status) => status === params.get('status')),
    page: Math.max(1, Math.floor(Number(params.get('page')) || 1)),
    setStatus: useCallback((status) => set('status', status), [set]),
    setPage: useCallback((page) => set('page', page > 1 ? String(page) : undefined), [set]),
  };
}

export function listFilterOf({ status, page }: Pick<OrderFilter, 'status' | 'page'>): ListFilter {
  return { ...(status && { status }), limit: pageSize, offset: (page - 1) * pageSize };
}
