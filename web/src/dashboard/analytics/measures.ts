import { formatRupees } from '@thali/shared/money/paise';
import { shortNumber, shortRupees, spokenRupees } from '../../lib/ui/figures/short-number.ts';

/** The figure that charts and lists show. One choice serves the whole report. */
export type Measure = 'revenue' | 'orders';

interface MeasureFormat {
  label: string;
  /** Formats the figure in full, for tables and tooltips. */
  write(value: number): string;
  /** Formats the figure for a sentence. */
  speak(value: number): string;
  /** Formats the figure for an axis. */
  shorten(value: number): string;
  /** Formats an average for a sentence. */
  speakAverage(value: number): string;
  /** Formats an average for a table. */
  writeAverage(value: number): string;
}

/** Figures of a dish count portions, other figures count orders. */
export const measures: Record<Measure | 'portions', MeasureFormat> = {
  revenue: {
    label: 'Revenue',
    write: formatRupees,
    speak: spokenRupees,
    shorten: shortRupees,
    speakAverage: spokenRupees,
    writeAverage: spokenRupees,
  },
  orders: {
    label: 'Orders',
    write: ordersText,
    speak: ordersText,
    shorten: shortNumber,
    speakAverage: (value) => (value === 1 ? '1 order' : `${averageText(value)} orders`),
    writeAverage: averageText,
  },
  portions: {
    label: 'Portions',
    write: portionsText,
    speak: portionsText,
    shorten: shortNumber,
    speakAverage: portionsText,
    writeAverage: averageText,
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
