import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { useMediaQuery } from '../use-media-query.ts';
import { pickLabels, roundTicks } from './chart-axis.ts';
import { chartFrame, cursor, labelAxis, PointBox, valueAxis } from './chart-look.tsx';

export interface ChartPoint {
  label: string;
  value: number;
}

export interface FiguresChartProps {
  kind: 'line' | 'bar';
  points: readonly ChartPoint[];
  /** The chart's name for screen readers. */
  name: string;
  /** Writes a figure in full. */
  write: (value: number) => string;
  /** Writes a figure for the axis. */
  writeShort: (value: number) => string;
  /** The possible distances between labels. Default: for an axis of days. */
  labelSteps?: readonly number[];
}

/** Above this many points, dots would overlap. */
const maxDots = 31;
const dot = { fill: 'var(--accent-ink)', strokeWidth: 0 };

/** Figures over time. The arrow keys move from point to point. Respects reduced motion. */
export default function FiguresChart(props: FiguresChartProps) {
  const { kind, points, name, write, writeShort, labelSteps } = props;
  const isWide = useMediaQuery('(min-width: 40rem)');
  const ticks = roundTicks(Math.max(0, ...points.map(({ value }) => value)));
  const labels = points.map(({ label }) => label);
  return (
    <ComposedChart
      {...chartFrame(name)}
      data={[...points]}
      margin={{ top: 8, right: 20, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        {...labelAxis}
        ticks={pickLabels(labels, isWide ? 8 : 5, labelSteps)}
        padding={kind === 'line' ? { left: 20, right: 20 } : { left: 0, right: 0 }}
      />
      <YAxis
        {...valueAxis}
        width={52}
        ticks={ticks}
        domain={[0, ticks.at(-1) ?? 1]}
        tickFormatter={writeShort}
      />
      <Tooltip cursor={cursor} content={(props) => <PointNote {...props} write={write} />} />
      {kind === 'line' ? (
        <Line
          dataKey="value"
          stroke="var(--accent-ink)"
          strokeWidth={2.5}
          dot={points.length <= maxDots && { ...dot, r: points.length === 1 ? 6 : 3 }}
          activeDot={{ r: 6, fill: 'var(--accent)', stroke: 'var(--accent-ink)', strokeWidth: 2 }}
          animationDuration={400}
        />
      ) : (
        <Bar
          dataKey="value"
          // Many bars are so close that only their outlines show.
          fill={points.length <= maxDots ? 'var(--accent)' : 'var(--accent-ink)'}
          stroke="var(--accent-ink)"
          strokeWidth={points.length <= maxDots ? 1 : 0}
          radius={points.length <= maxDots ? [4, 4, 0, 0] : [1, 1, 0, 0]}
          maxBarSize={44}
          animationDuration={400}
        />
      )}
    </ComposedChart>
  );
}

type PointNoteProps = TooltipContentProps & { write: (value: number) => string };

function PointNote({ active, payload, label, write }: PointNoteProps) {
  const value = payload[0]?.value;
  if (!active || typeof value !== 'number') return null;
  return (
    <PointBox>
      <span className="text-ink-soft">{label} </span>
      <strong className="money block">{write(value)}</strong>
    </PointBox>
  );
}
