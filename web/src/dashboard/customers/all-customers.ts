import type { Customer, CustomerList } from './list-customers.ts';

const pageSize = 500;
const mostPages = 40;

export interface AllCustomers {
  customers: Customer[];
  /** There are more than can be read this way. */
  isCut: boolean;
}

/** Every customer, page by page; one whom an order moves to another page meanwhile is there once. */
export async function allCustomers(
  fetchPage: (limit: number, offset: number) => Promise<CustomerList>,
): Promise<AllCustomers> {
  const customers = new Map<string, Customer>();
  for (let page = 0; page < mostPages; page += 1) {
    const list = await fetchPage(pageSize, page * pageSize);
    for (const customer of list.customers) customers.set(customer.id, customer);
    const isLast = list.customers.length === 0 || (page + 1) * pageSize >= list.pagination.total;
    if (isLast) return { customers: [...customers.values()], isCut: false };
  }
  return { customers: [...customers.values()], isCut: true };
}
