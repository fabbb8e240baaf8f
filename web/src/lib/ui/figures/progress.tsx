import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { percentText } from './percent-text.ts';

export type ProgressTone = 'accent' | 'leaf' | 'chilli';

const tones: Record<ProgressTone, string> = {
  accent: 'bg-accent',
  leaf: 'bg-leaf',
  chilli: 'bg-chilli',
};

interface ProgressProps {
  label: ReactNode;
  value: number;
  max?: number;
  /** Text at the end and for screen readers. Default: the percentage. */
  valueText?: string | undefined;
  tone?: ProgressTone;
  className?: string;
}

/** A progress bar with its name and its amount as text. */
export function Progress(props: ProgressProps) {
  const { label, value, max = 100, tone = 'accent', className } = props;
  const labelId = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const percent = percentText(share);
  const valueText = props.valueText ?? percent;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span id={labelId} className="font-semibold">
          {label}
        </span>
        <span aria-hidden="true" className="text-ink-soft tabular-nums">
          {valueText}
        </span>
      </p>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={valueText}
        className="h-2 overflow-hidden rounded-full bg-sunken forced-color-adjust-none ring-1 ring-line-strong/50 ring-inset"
      >
        <div
          style={{ width: percent }}
          className={classNames('h-full rounded-full transition-[width] duration-300', tones[tone])}
        />
      </div>
    </div>
  );
}
