import type { ReactNode } from 'react';

interface TabHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Content beside the title, or below the title on a narrow screen. */
  children?: ReactNode;
}

/** The heading of a tab. */
export function TabHeader({ title, subtitle, children }: TabHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <h2 className="font-display text-xl font-bold sm:text-2xl">{title}</h2>
        {subtitle && <p className="text-sm text-ink-soft">{subtitle}</p>}
      </div>
      {children}
    </header>
  );
}

/** Buttons of a tab, hidden on paper. On a phone they stay in one row, which scrolls. */
export function TabActions({ children }: { children: ReactNode }) {
  return (
    <div className="strip gap-2 *:shrink-0 max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:px-4 print:hidden">
      {children}
    </div>
  );
}
