import type { ReactNode } from 'react';

interface ScreenHeadingProps {
  title: string;
  subtitle?: ReactNode;
  /** Filters beside the title. */
  children?: ReactNode;
}

export function ScreenHeading({ title, subtitle, children }: ScreenHeadingProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <h2 className="font-display text-xl font-bold">{title}</h2>
        {subtitle && <p className="text-sm text-ink-soft">{subtitle}</p>}
      </div>
      {children}
    </div>
  );
}
