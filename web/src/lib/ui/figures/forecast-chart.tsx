import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { useMediaQuery } from '../use-media-query.ts';
import { pickLabels, roundTicks } from './chart-axis.ts';
import { chartFrame, cursor, labelAxis, PointBox, tick, valueAxis } from './chart-look.tsx';

/** An expected figure with its range. */
export interface ExpectedValue {
  value: number;
  low: number;
  high: number;
}

export interface ForecastPoint {
  /** Each point has its own label. */
  label: string;
  /** Absent on a day without sales, and after yesterday. */
  past?: number | undefined;
  /** Absent before today, and on a closed day. */
  expected?: ExpectedValue | undefined;
  /** Describes the point in words, line by line. */
  notes: readonly string[];
}

export interface ForecastChartProps {
  points: readonly ForecastPoint[];
  /** The label of the first expected day. */
  today: string;
  /** The chart's name for screen readers. */
  name: string;
  /** Formats a figure for the axis. */
  format: (value: number) => string;
}

/** Past figures, then expected figures in their range. The arrow keys move from point to point. */
export default function ForecastChart({ points, today, name, format }: ForecastChartProps) {
  const isWide = useMediaQuery('(min-width: 40rem)');
  const ticks = roundTicks(
    Math.max(0, ...points.map(({ past = 0, expected }) => Math.max(past, expected?.high ?? 0))),
  );
  const labels = points.map(({ label }) => label);
  return (
    <ComposedChart
      {...chartFrame(name)}
      data={withJoint(points).map(rowOf)}
      margin={{ top: 20, right: 20, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        {...labelAxis}
        ticks={pickLabels(labels, isWide ? 11 : 3)}
        padding={{ left: 16, right: 16 }}
      />
      <YAxis
        {...valueAxis}
        width={50}
        ticks={ticks}
        domain={[0, ticks.at(-1) ?? 1]}
        tickFormatter={format}
      />
      <Tooltip cursor={cursor} content={PointNote} />
      <ReferenceLine
        x={today}
        stroke="var(--line-strong)"
        strokeDasharray="2 4"
        label={{ value: 'Today', position: 'top', ...tick }}
      />
      <Area
        dataKey="band"
        stroke="none"
        fill="var(--steel)"
        fillOpacity={0.25}
        activeDot={false}
        connectNulls
        animationDuration={400}
      />
      <Line {...line} dataKey="past" dot={{ r: 3, fill: 'var(--ink)', strokeWidth: 0 }} />
      <Line
        {...line}
        dataKey="expected"
        strokeDasharray="6 5"
        dot={{ r: 3, fill: 'var(--surface)', strokeWidth: 2, strokeDasharray: '0' }}
      />
    </ComposedChart>
  );
}

const line = {
  stroke: 'var(--ink)',
  strokeWidth: 2.5,
  activeDot: { r: 6, fill: 'var(--surface)', stroke: 'var(--ink)', strokeWidth: 2 },
  connectNulls: true,
  animationDuration: 400,
} as const;

/** Starts the expected line at the last past figure, so that the lines meet. */
function withJoint(points: readonly ForecastPoint[]): ForecastPoint[] {
  const joint = points.findLastIndex(({ past }) => past !== undefined);
  return points.map((point, index) =>
    index === joint && point.past !== undefined
      ? { ...point, expected: { value: point.past, low: point.past, high: point.past } }
      : point,
  );
}

/** Converts a point for the chart library, which draws a range from its two ends. */
function rowOf({ label, past, expected, notes }: ForecastPoint) {
  return {
    label,
    notes,
    past,
    expected: expected?.value,
    band: expected && [expected.low, expected.high],
  };
}

function PointNote({ active, payload }: TooltipContentProps) {
  const notes: unknown = payload[0]?.payload?.notes;
  if (!active || !Array.isArray(notes)) return null;
  return (
    <PointBox>
      {notes.map((note: string, index) => (
        <p key={note} className={index === 0 ? 'font-bold' : 'money text-ink-soft'}>
          {note}
        </p>
      ))}
    </PointBox>
  );
}
