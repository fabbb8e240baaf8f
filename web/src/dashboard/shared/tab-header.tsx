import type { ReactNode } from 'react';

interface TabHeaderProps {
  title: string;
  /** Below the title: what is shown of it. */
  note?: ReactNode;
  /** Beside them, or below where there is no room. */
  children?: ReactNode;
}

/** What each tab of the dashboard begins with. */
export function TabHeader({ title, note, children }: TabHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <h2 className="font-display text-xl font-bold sm:text-2xl">{title}</h2>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </div>
      {children}
    </header>
  );
}

/** What can be done about all that a tab shows; paper has no use for it. */
export function TabActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2 print:hidden">{children}</div>;
}
