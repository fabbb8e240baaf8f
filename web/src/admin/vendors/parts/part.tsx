import { type ReactNode, useId } from 'react';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';

/** One matter among the details of a vendor. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id={id} className="text-lg font-bold">
        {title}
      </h3>
      {children}
    </section>
  );
}

export function PartLoading({ rows = 2 }: { rows?: number }) {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without anything in them
        <Skeleton key={index} className="h-10 w-full" />
      ))}
    </div>
  );
}
