import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  ErrorBar,
  Line,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { useMediaQuery } from '../use-media-query.ts';
import { roundTicks } from './chart-axis.ts';
import { chartFrame, cursor, labelAxis, PointBox, valueAxis } from './chart-look.tsx';

/** An expected figure with its range. */
export interface Expected {
  value: number;
  low: number;
  high: number;
}

export interface ForecastPoint {
  label: string;
  /** Uses the left axis. Absent without a forecast. */
  bar: Expected | undefined;
  /** Uses the right axis if there are bars. Absent without a forecast, which leaves a gap in the line. */
  line: Expected | undefined;
  /** Describes the point in words, line by line. */
  notes: readonly string[];
}

export interface ForecastChartProps {
  points: readonly ForecastPoint[];
  /** A phone is too narrow for two axes, so it shows two charts. */
  shows?: 'both' | 'bar' | 'line';
  /** The chart's name for screen readers. */
  name: string;
  /** Writes a figure for the axis. */
  writeBar: (value: number) => string;
  writeLine: (value: number) => string;
}

/** The axis for figures with ranges: round steps up to the highest `high`. */
function scaleOf(figures: readonly (Expected | undefined)[]) {
  const ticks = roundTicks(Math.max(0, ...figures.map((figure) => figure?.high ?? 0)));
  return { ticks, domain: [0, ticks.at(-1) ?? 1] };
}

/** Bars with whiskers, and a line in a band. The arrow keys move from point to point. */
export default function ForecastChart(props: ForecastChartProps) {
  const { points, shows = 'both', name, writeBar, writeLine } = props;
  // The library's whiskers ignore reduced motion.
  const reducesMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [hasBars, hasLine] = [shows !== 'line', shows !== 'bar'];
  return (
    <ComposedChart
      {...chartFrame(name)}
      data={points.map(rowOf)}
      margin={{ top: 8, right: hasBars ? 0 : 8, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        {...labelAxis}
        // Bars bring their own padding.
        padding={hasBars ? { left: 0, right: 0 } : { left: 16, right: 16 }}
      />
      {hasBars && (
        <YAxis
          {...valueAxis}
          {...scaleOf(points.map(({ bar }) => bar))}
          yAxisId="bar"
          width={36}
          tickFormatter={writeBar}
        />
      )}
      {hasLine && (
        <YAxis
          {...valueAxis}
          {...scaleOf(points.map(({ line }) => line))}
          yAxisId="line"
          width={50}
          orientation={hasBars ? 'right' : 'left'}
          tickFormatter={writeLine}
        />
      )}
      <Tooltip cursor={cursor} content={PointNote} />
      {hasBars && (
        <Bar
          yAxisId="bar"
          dataKey="bar"
          fill="var(--accent)"
          // In the dark theme, whiskers and line need contrast with the bars.
          fillOpacity={0.5}
          stroke="var(--accent-ink)"
          radius={[4, 4, 0, 0]}
          maxBarSize={44}
          animationDuration={400}
        >
          <ErrorBar
            dataKey="barSpread"
            width={6}
            stroke="var(--ink)"
            strokeWidth={1.5}
            isAnimationActive={!reducesMotion}
            animationDuration={400}
          />
        </Bar>
      )}
      {hasLine && (
        <>
          <Area
            yAxisId="line"
            dataKey="lineBand"
            stroke="none"
            fill="var(--steel)"
            fillOpacity={0.25}
            activeDot={false}
            animationDuration={400}
          />
          <Line
            yAxisId="line"
            dataKey="line"
            stroke="var(--ink)"
            strokeWidth={2.5}
            dot={{ r: 3, fill: 'var(--ink)', strokeWidth: 0 }}
            activeDot={{ r: 6, fill: 'var(--surface)', stroke: 'var(--ink)', strokeWidth: 2 }}
            animationDuration={400}
          />
        </>
      )}
    </ComposedChart>
  );
}

/** Converts a point for the library: a whisker as distances, a band as its two ends. */
function rowOf({ label, bar, line, notes }: ForecastPoint) {
  return {
    label,
    notes,
    bar: bar?.value,
    barSpread: bar && [bar.value - bar.low, bar.high - bar.value],
    line: line?.value,
    lineBand: line && [line.low, line.high],
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
