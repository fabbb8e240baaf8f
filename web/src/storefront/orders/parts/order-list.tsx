import type { ReactNode } from 'react';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import * as texts from '../own-orders-texts.ts';

/** The title of a tab. The children are its buttons. */
export function TabHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
      <h1 className="font-display text-2xl font-bold">{title}</h1>
      {children}
    </div>
  );
}

export function OrderGrid({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">{children}</ul>;
}

export function OrdersSkeleton() {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-44 rounded-card" />
      ))}
    </div>
  );
}
