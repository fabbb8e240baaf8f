import type { ReactNode } from 'react';

/** What the tab is, and what can be done with all of it. */
export function TabHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
      <h1 className="font-display text-2xl font-bold">{title}</h1>
      {children}
    </div>
  );
}
