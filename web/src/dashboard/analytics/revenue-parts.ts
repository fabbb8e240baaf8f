import type { PeriodFigures } from '@thali/shared/analytics/analytics-fields';
import { toPaise, toRupees } from '@thali/shared/money/paise';
import type { ShareTone } from '../../lib/ui/figures/share-bar.tsx';

type Split = PeriodFigures['revenueByPayment'];

export interface RevenuePart {
  name: string;
  /** Rupees. */
  amount: number;
  tone: ShareTone;
}

const parts: readonly { key: keyof Split; name: string; tone: ShareTone }[] = [
  { key: 'upi', name: 'UPI, received', tone: 'leaf' },
  { key: 'online', name: 'Online, confirmed', tone: 'leaf' },
  { key: 'cash', name: 'Cash', tone: 'accent' },
  { key: 'unpaid', name: 'UPI or online, not received', tone: 'steel' },
  { key: 'givenBack', name: 'Refunded', tone: 'chilli' },
];

/** The revenue by payment method. Empty if all revenue was cash. Rule: pay-36 */
export function revenueParts({
  revenueByPayment,
}: Partial<Pick<PeriodFigures, 'revenueByPayment'>>): RevenuePart[] {
  // An older API does not send the split.
  if (!revenueByPayment) return [];
  const usedParts = parts.filter(({ key }) => key === 'cash' || revenueByPayment[key] !== 0);
  if (usedParts.length < 2) return [];
  return usedParts.map(({ key, name, tone }) => ({ name, tone, amount: revenueByPayment[key] }));
}

/** The revenue of counter and guests. Empty without a sale at the counter. Rule: counter-9 */
export function counterAndGuestRevenue(
  period: Pick<PeriodFigures, 'soldOrders' | 'totalRevenue'> &
    Partial<Pick<PeriodFigures, 'counterOrders' | 'counterRevenue'>>,
): RevenuePart[] {
  // An older API does not send the counter.
  const { soldOrders, totalRevenue, counterOrders = 0, counterRevenue = 0 } = period;
  if (counterOrders === 0) return [];
  const guests = toRupees(toPaise(totalRevenue) - toPaise(counterRevenue));
  return [
    { name: `Counter, ${ordersText(counterOrders)}`, amount: counterRevenue, tone: 'accent' },
    { name: `Guests, ${ordersText(soldOrders - counterOrders)}`, amount: guests, tone: 'leaf' },
  ];
}

function ordersText(count: number): string {
  return count === 1 ? '1 order' : `${count.toLocaleString('en-IN')} orders`;
}
