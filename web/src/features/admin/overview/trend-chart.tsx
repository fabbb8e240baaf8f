import {
  Area,
  AreaChart,
  CartesianGrid,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { formatDay } from '../../../time/format-time.ts';
import { type Measure, measureLooks } from './measures.ts';
import type { DayFigures } from './use-admin-analytics.ts';

interface TrendChartProps {
  daily: readonly DayFigures[];
  measure: Measure;
  /** What is drawn, in words. */
  name: string;
}

/** A module of its own, for its library's size. The arrow keys go from day to day. */
export default function TrendChart({ daily, measure, name }: TrendChartProps) {
  const { short, format } = measureLooks[measure];
  return (
    <AreaChart
      responsive
      data={[...daily]}
      aria-label={`${name}. The arrow keys tell each day.`}
      margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
      className="size-full"
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="date"
        tickFormatter={formatDay}
        minTickGap={28}
        tickLine={false}
        stroke="var(--line-strong)"
        tick={tick}
      />
      <YAxis
        tickFormatter={short}
        allowDecimals={false}
        width={52}
        tickLine={false}
        axisLine={false}
        tick={tick}
      />
      <Tooltip
        cursor={{ stroke: 'var(--line-strong)' }}
        content={(props) => <DayNote {...props} write={format} />}
      />
      <Area
        dataKey={measure}
        type="linear"
        stroke="var(--accent-ink)"
        strokeWidth={2}
        fill="var(--accent)"
        fillOpacity={0.18}
        activeDot={{ r: 5, fill: 'var(--accent)', stroke: 'var(--accent-ink)', strokeWidth: 2 }}
        isAnimationActive={false}
      />
    </AreaChart>
  );
}

const tick = { fill: 'var(--ink-soft)', fontSize: 13 };

type DayNoteProps = TooltipContentProps & { write: (value: number) => string };

function DayNote({ active, payload, label, write }: DayNoteProps) {
  const value = payload[0]?.value;
  if (!active || typeof value !== 'number') return null;
  return (
    <p
      role="status"
      className="rounded-field border border-line bg-surface px-3 py-1.5 text-sm shadow-mid"
    >
      <span className="text-ink-soft">{formatDay(String(label))} </span>
      <strong className="money block">{write(value)}</strong>
    </p>
  );
}
