import type { PeriodFigures } from '@thali/shared/analytics/analytics-fields';
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
  { key: 'givenBack', name: 'Given back', tone: 'chilli' },
];

/** The revenue by payment method; empty if all of it was cash. Rule: pay-36 */
export function revenueParts({
  revenueByPayment,
}: Partial<Pick<PeriodFigures, 'revenueByPayment'>>): RevenuePart[] {
  // An older API does not send the split.
  if (!revenueByPayment) return [];
  const shown = parts.filter(({ key }) => key === 'cash' || revenueByPayment[key] !== 0);
  if (shown.length < 2) return [];
  return shown.map(({ key, name, tone }) => ({ name, tone, amount: revenueByPayment[key] }));
}
