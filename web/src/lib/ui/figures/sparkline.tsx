import { classNames } from '../class-names.ts';
import {
  sparklineHeight,
  sparklineShape,
  sparklineText,
  sparklineWidth,
} from './sparkline-path.ts';

export type SparklineTone = 'accent' | 'leaf' | 'chilli' | 'neutral';

const tones: Record<SparklineTone, string> = {
  accent: 'text-accent-ink',
  leaf: 'text-leaf',
  chilli: 'text-chilli',
  neutral: 'text-steel',
};

interface SparklineProps {
  /** The name of the values, such as 'Revenue, last 7 days'. */
  name: string;
  values: readonly number[];
  format?: ((value: number) => string) | undefined;
  tone?: SparklineTone | undefined;
  className?: string;
}

/** A small line chart with a soft fill and a dot on the last value. */
export function Sparkline({ name, values, format, tone = 'accent', className }: SparklineProps) {
  const shape = sparklineShape(values);
  return (
    <span
      role="img"
      aria-label={`${name}: ${sparklineText(values, format)}`}
      className={classNames('relative block h-8 pr-1', tones[tone], className)}
    >
      <svg
        viewBox={`0 0 ${sparklineWidth} ${sparklineHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block size-full"
      >
        {shape && <path d={shape.area} fill="currentColor" opacity="0.13" />}
        <path
          d={shape?.line ?? `M0 ${sparklineHeight / 2}H${sparklineWidth}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray={shape ? undefined : '3 5'}
          opacity={shape ? undefined : 0.45}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {shape && (
        <span
          style={{ top: `${shape.endDepth * 100}%` }}
          className="absolute right-0 size-2 -translate-y-1/2 rounded-full bg-current ring-2 ring-surface"
        />
      )}
    </span>
  );
}
