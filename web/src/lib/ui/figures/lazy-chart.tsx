import { lazy, Suspense } from 'react';
import { Skeleton } from '../skeleton.tsx';
import type { FiguresChartProps } from './figures-chart.tsx';
import { NoChart } from './no-chart.tsx';

const FiguresChart = lazy(() => import('./figures-chart.tsx').catch(() => ({ default: NoChart })));

/** A chart that fills its place. Its library comes when it is drawn; a table is to stand beside it. */
export function LazyChart(props: FiguresChartProps) {
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <FiguresChart {...props} />
    </Suspense>
  );
}
