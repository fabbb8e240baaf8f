import { ordersUntilOf } from '@thali/shared/subscriptions/periods';
import type { Billing, Receipt } from './use-billing.ts';

export const sampleReceipt: Receipt = {
  planId: 'starter',
  planName: 'Starter',
  price: 1999,
  number: 'TH/2627/000001',
  issuedAt: '2026-11-20T18:30:00.000Z',
  paymentId: 'pay_1',
  amount: 1999,
  periodStart: '2026-11-20T18:30:00.000Z',
  periodEnd: '2026-12-20T18:30:00.000Z',
  buyer: {
    name: 'Savita Kulkarni',
    messName: 'Savita Mess',
    address: '4 Tilak Road, Pune',
    email: 'savita@mess.example',
  },
  fromPlanId: null,
  carriedOver: null,
  issuer: null,
  taxable: null,
  cgst: null,
  sgst: null,
  igst: null,
  placeOfSupply: null,
};

/** A Starter plan that ends in India at the start of 21 December 2026. */
export function sampleBilling(changes: Partial<Billing> = {}): Billing {
  const { periodStart, periodEnd } = sampleReceipt;
  return {
    vendorId: '0123456789',
    state: 'active',
    plan: { planId: 'starter', planName: 'Starter', price: 1999 },
    gstin: null,
    billGstin: null,
    periodStart,
    periodEnd,
    ordersUntil: ordersUntilOf(periodEnd),
    offers: [],
    receipts: [sampleReceipt],
    ...changes,
  };
}

export const istTime = (text: string) => new Date(`${text}+05:30`);
