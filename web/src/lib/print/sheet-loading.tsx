import { Skeleton } from '../ui/skeleton.tsx';
import * as texts from './print-texts.ts';

/** The placeholder until a printed sheet's data is loaded. */
export function SheetSkeleton() {
  return (
    <div role="status" className="mx-auto max-w-3xl">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-160 rounded-card" />
    </div>
  );
}
