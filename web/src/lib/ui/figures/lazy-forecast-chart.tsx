import { lazy, Suspense } from 'react';
import { Skeleton } from '../skeleton.tsx';
import type { ForecastChartProps } from './forecast-chart.tsx';
import { NoChart } from './no-chart.tsx';

const ForecastChart = lazy(() =>
  import('./forecast-chart.tsx').catch(() => ({ default: NoChart })),
);

/** Fills its place; its library comes when it is drawn. A table is to stand beside it. */
export function LazyForecastChart(props: ForecastChartProps) {
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <ForecastChart {...props} />
    </Suspense>
  );
}
