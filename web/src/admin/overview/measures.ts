import { formatRupees } from '@thali/shared/money/paise';
import { shortNumber, shortRupees } from '../../lib/ui/figures/short-number.ts';
import { formatCount } from '../shared/format-count.ts';

export const measures = ['orders', 'revenue', 'fees'] as const;
export type Measure = (typeof measures)[number];

interface MeasureLook {
  label: string;
  /** In full. */
  format: (value: number) => string;
  /** Where there is little room. */
  short: (value: number) => string;
}

export const measureLooks: Record<Measure, MeasureLook> = {
  orders: { label: 'Orders', format: formatCount, short: shortNumber },
  revenue: { label: 'Revenue', format: formatRupees, short: shortRupees },
  fees: { label: 'Fees', format: formatRupees, short: shortRupees },
};
