import { formatRupees } from '@thali/shared/money/paise';
import { shortNumber, shortRupees, spokenRupees } from '../../lib/ui/figures/short-number.ts';

/** The figure that charts and lists show. One choice serves the whole report. */
export type Measure = 'revenue' | 'orders';

interface MeasureFormat {
  label: string;
  /** Formats the figure in full, for tables and tooltips. */
  format(value: number): string;
  /** Formats the figure for a sentence. */
  formatInSentence(value: number): string;
  /** Formats the figure for an axis. */
  formatForAxis(value: number): string;
  /** Formats an average for a sentence. */
  formatAverageInSentence(value: number): string;
  /** Formats an average for a table. */
  formatAverage(value: number): string;
}

/** Figures of a dish count portions, other figures count orders. */
export const measures: Record<Measure | 'portions', MeasureFormat> = {
  revenue: {
    label: 'Revenue',
    format: formatRupees,
    formatInSentence: spokenRupees,
    formatForAxis: shortRupees,
    formatAverageInSentence: spokenRupees,
    formatAverage: spokenRupees,
  },
  orders: {
    label: 'Orders',
    format: ordersText,
    formatInSentence: ordersText,
    formatForAxis: shortNumber,
    formatAverageInSentence: (value) => (value === 1 ? '1 order' : `${averageText(value)} orders`),
    formatAverage: averageText,
  },
  portions: {
    label: 'Portions',
    format: portionsText,
    formatInSentence: portionsText,
    formatForAxis: shortNumber,
    formatAverageInSentence: portionsText,
    formatAverage: averageText,
  },
};

export const measureOptions = (['revenue', 'orders'] as const).map((value) => ({
  value,
  label: measures[value].label,
}));

function ordersText(count: number): string {
  return count === 1 ? '1 order' : `${count.toLocaleString('en-IN')} orders`;
}

function portionsText(count: number): string {
  return count === 1 ? '1 portion' : `${count.toLocaleString('en-IN')} portions`;
}

function averageText(value: number): string {
  return value.toLocaleString('en-IN', { maximumFractionDigits: 1 });
}
