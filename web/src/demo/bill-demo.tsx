import { billLines } from '../orders/bill/bill-lines.ts';
import { sampleBill } from '../orders/bill/sample-bill.ts';
import { PrintedStrip } from '../orders/printing/printed-strip.tsx';
import { demoOrders } from './demo-orders.ts';

const now = new Date('2026-11-20T13:00:00+05:30');
const [order] = demoOrders(now).slice(2);

const sample = sampleBill();
const bill = {
  ...sample,
  seller: { ...sample.seller, name: 'Teen Katori Mess', legalName: 'Teen Katori Foods' },
  date: now.toISOString(),
  total: 205,
  taxable: 195.24,
  cgst: 4.88,
  sgst: 4.88,
  platformFee: 3,
  amount: 208,
};

/** A guest's bill, as the printer and the guest's phone show it. */
export function BillDemo() {
  return order && <PrintedStrip label="Bill" lines={billLines(bill, order)} width={80} />;
}
