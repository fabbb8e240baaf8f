import * as z from 'zod/mini';
import { textField, wholeNumber } from '../http/fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { CountedPagination, pagedQuery } from '../http/paging.ts';
import { VendorId } from '../ids/ids.ts';

/** A customer of a vendor: an account, or a guest's phone. Amounts in rupees. */
export const VendorCustomer = z.object({
  id: z.string(),
  name: z.string(),
  /** An admin sees only the last two digits. */
  phone: z.string(),
  isGuest: z.boolean(),
  /** The number of confirmed orders. */
  orders: z.number(),
  /** The amount spent on food, without cancelled and expired orders. */
  spent: z.number(),
  firstOrderAt: z.string(),
  lastOrderAt: z.string(),
});
export type VendorCustomer = z.infer<typeof VendorCustomer>;

/** A vendor's own customers. An admin names the vendor. Rule: customers-7 */
export const listCustomers = defineContract({
  name: 'listCustomers',
  summary: "List a vendor's customers",
  method: 'GET',
  path: '/customers',
  callers: ['vendor', 'admin'],
  request: {
    query: z.object({
      vendorId: z.optional(VendorId),
      /** A part of the name or the phone, in any case. */
      search: z.optional(textField(80)),
      sort: z._default(z.enum(['last-order', 'spent', 'orders', 'name']), 'last-order'),
      ...pagedQuery(500),
      offset: wholeNumber(0, 1_000_000, 0),
    }),
  },
  response: z.object({
    customers: z.array(VendorCustomer),
    pagination: CountedPagination,
  }),
  errors: ['VENDOR_ACCESS_DENIED', 'VENDOR_NOT_FOUND'],
  vendorIdOf: ({ query }) => query.vendorId,
});
