import { useMemo } from 'react';
import { useSearchParams } from 'wouter';

/** How the customers can be ordered, the first one unasked. */
export const customerSorts = [
  { value: 'last-order', label: 'Last order' },
  { value: 'spent', label: 'Spend' },
  { value: 'orders', label: 'Orders' },
  { value: 'name', label: 'Name' },
] as const;

export type CustomerSort = (typeof customerSorts)[number]['value'];

export interface CustomerFilter {
  /** Part of a name or a phone. */
  search: string;
  sort: CustomerSort;
}

/** Which of the customers are on screen. */
export interface CustomerChoice extends CustomerFilter {
  /** From 1. */
  page: number;
}

/** No name or phone is longer. */
const longestSearch = 80;
/** Further no list goes. */
const lastPage = 10_000;

/** From the address, which may hold anything. */
export function readChoice(params: URLSearchParams): CustomerChoice {
  const sort = customerSorts.find(({ value }) => value === params.get('sort'));
  return {
    search: params.get('search')?.trim().slice(0, longestSearch).trim() ?? '',
    sort: sort?.value ?? customerSorts[0].value,
    page: Math.min(lastPage, Math.max(1, Math.floor(Number(params.get('page')) || 1))),
  };
}

export function writeChoice({ search, sort, page }: CustomerChoice): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (sort !== customerSorts[0].value) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** All of it lives in the address, so that a reload and the back key keep it. */
export function useCustomerChoice() {
  const [params, setParams] = useSearchParams();
  const choice = useMemo(() => readChoice(params), [params]);
  /** Another search or order begins at its first page. */
  const choose = (
    changes: Partial<CustomerChoice>,
    { replace = changes.search !== undefined }: { replace?: boolean } = {},
  ) =>
    setParams((before) => writeChoice({ ...readChoice(before), page: 1, ...changes }), { replace });
  return { choice, choose };
}
