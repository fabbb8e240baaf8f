import * as z from 'zod/mini';
import { emailField } from '../auth/account-fields.ts';
import { textField } from '../http/fields.ts';
import { defineContract } from '../http/http-contract.ts';
import { Pagination, pagedQuery } from '../http/paging.ts';
import { planIds } from '../plans/plan-ids.ts';
import { Subdomain } from '../vendors/subdomain.ts';
import {
  PaymentOrderId,
  paidVias,
  paymentPurposes,
  paymentStatuses,
  provisioningSteps,
} from './payment-fields.ts';

/** A payment for admins. Amounts in rupees. */
export const AdminPayment = z.object({
  orderId: z.string(),
  purpose: z.enum(paymentPurposes),
  status: z.enum(paymentStatuses),
  isMock: z.boolean(),
  /** Null for a settlement. */
  planId: z.nullable(z.enum(planIds)),
  /** The plan before a change of plan. */
  fromPlanId: z.nullable(z.enum(planIds)),
  amount: z.number(),
  refundedAmount: z.number(),
  paymentId: z.nullable(z.string()),
  /** The first source that reported the payment. */
  paidVia: z.nullable(z.enum(paidVias)),
  /** The provider's reason for the last failed attempt. */
  lastFailure: z.nullable(z.string()),
  vendorId: z.string(),
  subdomain: z.string(),
  messName: z.string(),
  email: z.string(),
  provisioning: z.object({
    /** The next step; null before the payment. */
    step: z.nullable(z.enum(provisioningSteps)),
    attempts: z.number(),
    /** Why the last run stopped, as a text for admins. Null if the run did not stop. */
    failure: z.nullable(z.string()),
    /** Whether the steps wait for a retry by an admin. */
    stopped: z.boolean(),
  }),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
});
export type AdminPayment = z.infer<typeof AdminPayment>;

/** `paid` lists all paid payments, newest first. `open` lists payments that still need action. */
export const listPayments = defineContract({
  name: 'listPayments',
  summary: 'List payments',
  method: 'GET',
  path: '/admin/payments',
  callers: ['admin'],
  request: {
    query: z.object({
      list: z._default(z.enum(['paid', 'open']), 'paid'),
      /** A part of the mess's name, subdomain, e-mail, payment order or payment, in any case. */
      search: z.optional(textField(80)),
      ...pagedQuery(),
    }),
  },
  response: z.object({
    payments: z.array(AdminPayment),
    pagination: Pagination,
  }),
  errors: [],
});

const MonthRevenue = z.object({
  /** YYYY-MM, in India's time. */
  month: z.string(),
  /** The paid plans and renewals. */
  payments: z.number(),
  /** In rupees, with tax. */
  amount: z.number(),
  /** The refunded part of `amount`, in rupees. */
  refunded: z.number(),
});

/** The revenue from plans, without fee settlements. */
export const getPlanRevenue = defineContract({
  name: 'getPlanRevenue',
  summary: 'Read the revenue from plans, this month and last month',
  method: 'GET',
  path: '/admin/plan-revenue',
  callers: ['admin'],
  request: {},
  response: z.object({ thisMonth: MonthRevenue, lastMonth: MonthRevenue }),
  errors: [],
});

export const getPayment = defineContract({
  name: 'getPayment',
  summary: 'Read one payment',
  method: 'GET',
  path: '/admin/payments/{paymentOrderId}',
  callers: ['admin'],
  request: { params: z.object({ paymentOrderId: PaymentOrderId }) },
  response: z.object({ payment: AdminPayment }),
  errors: ['PAYMENT_NOT_FOUND'],
});

/**
 * Continues the provisioning of a paid plan, optionally with another subdomain or e-mail. Finished steps do not run
 * again.
 */
export const retryProvisioning = defineContract({
  name: 'retryProvisioning',
  summary: 'Continue setting up a paid plan',
  method: 'POST',
  path: '/admin/payments/{paymentOrderId}/provision',
  callers: ['admin'],
  request: {
    params: z.object({ paymentOrderId: PaymentOrderId }),
    body: z.object({
      subdomain: z.nullish(Subdomain),
      email: z.nullish(emailField('Invalid email address')),
    }),
  },
  response: z.object({ payment: AdminPayment }),
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_NOT_VALID', 'SUBDOMAIN_RESERVED', 'SERVICE_BUSY'],
});
