import type { Bill } from '@thali/shared/bills/bill.contract';

/** A sample bill for tests: Rs 105 for food, including 5% GST, and a fee of Rs 2. */
export function sampleBill(changes: Partial<Bill> = {}): Bill {
  return {
    number: 'S/2026-27/000123',
    date: '2026-11-20T07:30:00.000Z',
    orderId: 'DEM0VEND0R0123456789ABCDEF',
    total: 105,
    platformFee: 2,
    amount: 107,
    taxable: 100,
    cgst: 2.5,
    sgst: 2.5,
    paymentMethod: 'cod',
    scheme: 'regular',
    seller: {
      name: 'Asha Mess',
      legalName: 'Asha Foods LLP',
      address: '1 MG Road, Pune',
      fssai: '11521999000123',
      gstin: '27AAPFU0939F1ZV',
    },
    ...changes,
  };
}
