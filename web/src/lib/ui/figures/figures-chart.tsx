import { useId, useRef } from 'react';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceArea,
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
  /** Undefined for a future time. */
  value: number | undefined;
  /** The compared figure, drawn dashed, with the name of its period. */
  compared?: { name: string; value: number } | undefined;
  /** Whether the period still runs. The chart hatches its figure. */
  isRunning?: boolean | undefined;
}

export interface FiguresChartProps {
  kind: 'line' | 'bar';
  points: readonly ChartPoint[];
  /** The chart's name for screen readers. */
  name: string;
  /** Formats a figure in full. */
  format: (value: number) => string;
  /** Formats a figure for the axis. */
  formatShort: (value: number) => string;
  /** The possible distances between labels. Default: for an axis of days. */
  labelSteps?: readonly number[];
  /** Opens the day of a point. A table beside the chart does the same for keyboard users. */
  onDay?: (index: number) => void;
}

/** Above this many points, dots would overlap. */
const maxDots = 31;
const dot = { fill: 'var(--accent-ink)', strokeWidth: 0 };

/** Figures over time. The arrow keys move from point to point. Respects reduced motion. */
export default function FiguresChart(props: FiguresChartProps) {
  const { kind, points, name, format, formatShort, labelSteps, onDay } = props;
  const isWide = useMediaQuery('(min-width: 40rem)');
  const hatchId = useId();
  const lastTapped = useRef<number>(undefined);
  const ticks = roundTicks(
    Math.max(0, ...points.flatMap(({ value = 0, compared }) => [value, compared?.value ?? 0])),
  );
  const labels = points.map(({ label }) => label);
  const running = points.findIndex(({ isRunning }) => isRunning);
  const hatch = `url(#${hatchId})`;
  const isCompared = points.some(({ compared }) => compared);

  function press(index: number) {
    // On a touch screen, the first tap only shows the figures. A mouse shows them on hover.
    const isShown = lastTapped.current === index || !matchMedia('(hover: none)').matches;
    lastTapped.current = index;
    if (isShown) onDay?.(index);
  }

  return (
    <ComposedChart
      {...chartFrame(name)}
      {...(onDay && {
        onClick: ({ activeTooltipIndex }) => press(Number(activeTooltipIndex ?? -1)),
        // Also delays clicks to the next frame, because the mouse movement before a click selects its point in that
        // frame.
        throttledEvents: ['mousemove', 'touchmove', 'click'] as const,
        style: { cursor: 'pointer' },
      })}
      data={points.map((point) => ({
        ...point,
        comparedValue: point.compared?.value,
        // The chart library fills a bar with the `fill` of its row.
        ...(point.isRunning && { fill: hatch }),
      }))}
      margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
    >
      <Hatch id={hatchId} />
      <CartesianGrid vertical={false} stroke="var(--line)" />
      {kind === 'line' && running > 0 && (
        <ReferenceArea
          x1={labels[running - 1] ?? ''}
          x2={labels[running] ?? ''}
          fill={hatch}
          stroke="none"
        />
      )}
      <XAxis
        {...labelAxis}
        ticks={pickLabels(labels, isWide ? 8 : 4, labelSteps)}
        // Half a label wide, so that the first and the last label fit.
        padding={{ left: 30, right: 30 }}
      />
      <YAxis
        {...valueAxis}
        width={52}
        ticks={ticks}
        domain={[0, ticks.at(-1) ?? 1]}
        tickFormatter={formatShort}
      />
      <Tooltip
        cursor={cursor}
        content={(props) => <PointNote {...props} format={format} isPressable={!!onDay} />}
      />
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
          // The dashed line needs contrast with the bars.
          fillOpacity={isCompared ? 0.5 : 1}
          stroke="var(--accent-ink)"
          strokeWidth={points.length <= maxDots ? 1 : 0}
          radius={points.length <= maxDots ? [4, 4, 0, 0] : [1, 1, 0, 0]}
          maxBarSize={44}
          animationDuration={400}
        />
      )}
      {isCompared && (
        <Line
          dataKey="comparedValue"
          stroke={kind === 'line' ? 'var(--ink-soft)' : 'var(--ink)'}
          strokeWidth={1.5}
          strokeDasharray="5 4"
          dot={false}
          activeDot={{ r: 4, fill: 'var(--surface)', stroke: 'var(--ink-soft)', strokeWidth: 2 }}
          animationDuration={400}
        />
      )}
    </ComposedChart>
  );
}

/** Diagonal lines, for a figure that still grows. */
function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width={6}
        height={6}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line y2={6} stroke="var(--accent-ink)" strokeWidth={2} strokeOpacity={0.55} />
      </pattern>
    </defs>
  );
}

type PointNoteProps = TooltipContentProps & {
  format: (value: number) => string;
  isPressable: boolean;
};

function PointNote({ active, payload, format, isPressable }: PointNoteProps) {
  const point: ChartPoint | undefined = payload[0]?.payload;
  if (!active || !point) return null;
  const { label, value, compared, isRunning } = point;
  return (
    <PointBox>
      {value !== undefined && (
        <p>
          <span className="text-ink-soft">{isRunning ? `${label}, so far` : label} </span>
          <strong className="money block">{format(value)}</strong>
        </p>
      )}
      {compared && (
        <p className="text-ink-soft">
          {compared.name} <span className="money block">{format(compared.value)}</span>
        </p>
      )}
      {isPressable && <p className="text-xs text-ink-soft">Press to open this day</p>}
    </PointBox>
  );
}
