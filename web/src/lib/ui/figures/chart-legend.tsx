interface ChartLegendProps {
  /** Names the range of the solid line, beside a compared range. */
  current?: string | undefined;
  /** Names the compared range. */
  compared?: string | undefined;
  isRunning: boolean;
}

/** Explains the dashed line and the hatching, if the chart has them. */
export function ChartLegend({ current, compared, isRunning }: ChartLegendProps) {
  if (!compared && !isRunning) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
      {current && compared && (
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="w-6 border-t-2 border-accent-ink" />
          {current}
        </span>
      )}
      {compared && (
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="w-6 border-t-2 border-dashed border-ink-soft" />
          {compared}
        </span>
      )}
      {isRunning && (
        <span className="inline-flex items-center gap-2">
          <span
            aria-hidden="true"
            className="h-3 w-6 rounded-sm border border-accent-ink bg-[repeating-linear-gradient(135deg,var(--accent-ink)_0_1px,transparent_1px_4px)] forced-color-adjust-none"
          />
          Not over yet
        </span>
      )}
    </p>
  );
}
