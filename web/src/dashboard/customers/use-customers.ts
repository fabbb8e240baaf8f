import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import type { CustomerChoice } from './customer-choice.ts';
import { fetchCustomers } from './list-customers.ts';

export const customerPageSize = 50;

/** One page of the customers that are looked for. */
export function useCustomers(vendorId: string, { search, sort, page }: CustomerChoice) {
  return useQuery({
    queryKey: ['vendor-customers', vendorId, { search, sort, page }],
    queryFn: ({ client, queryKey, signal }) => {
      const background = isRefetch(client, queryKey);
      const wanted = {
        search,
        sort,
        limit: customerPageSize,
        offset: (page - 1) * customerPageSize,
      };
      return fetchCustomers(vendorId, wanted, { signal, background });
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnReconnect: true,
  });
}
