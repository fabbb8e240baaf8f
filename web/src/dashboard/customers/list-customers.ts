import type { VendorCustomer } from '@thali/shared/customers/list-customers.contract';
import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import type { CustomerFilter } from './customer-choice.ts';

export type CustomerList = AnswerOf<'GET /customers'>;
export type Customer = VendorCustomer;

export interface CustomerPage extends CustomerFilter {
  limit: number;
  offset: number;
}

interface FetchOptions {
  signal?: AbortSignal;
  background?: boolean;
}

/** A part of a vendor's customers. */
export function fetchCustomers(
  vendorId: string,
  { search, sort, limit, offset }: CustomerPage,
  options: FetchOptions = {},
): Promise<CustomerList> {
  return callApi('GET /customers', {
    ...options,
    query: { vendorId, search: search || undefined, sort, limit, offset },
    quiet: true,
  });
}
