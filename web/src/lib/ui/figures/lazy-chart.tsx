import { lazy, Suspense } from 'react';
import { Skeleton } from '../skeleton.tsx';
import type { FiguresChartProps } from './figures-chart.tsx';
import type { ForecastChartProps } from './forecast-chart.tsx';

const FiguresChart = lazy(() => import('./figures-chart.tsx').catch(() => ({ default: NoChart })));

/** A chart that fills its container and loads its library on demand. Put a table beside it. */
export function LazyChart(props: FiguresChartProps) {
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <FiguresChart {...props} />
    </Suspense>
  );
}

/** The text if the chart's library fails to load. */
function NoChart() {
  return (
    <p className="grid size-full place-items-center text-center text-ink-soft">
      The chart could not be loaded. Its figures are in the table below.
    </p>
  );
}

const ForecastChart = lazy(() =>
  import('./forecast-chart.tsx').catch(() => ({ default: NoChart })),
);

/** The forecast chart, loaded on demand. Put a table beside it. */
export function LazyForecastChart(props: ForecastChartProps) {
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <ForecastChart {...props} />
    </Suspense>
  );
}
