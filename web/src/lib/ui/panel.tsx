import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import { classNames } from './class-names.ts';

interface PanelProps {
  title: string;
  /** Content beside the title, such as a link or a short text. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A card with a heading. */
export function Panel({ title, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <Card className={classNames('min-w-0 break-inside-avoid p-5 sm:p-6', className)}>
      <section aria-labelledby={id}>
        <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 id={id} className="text-lg font-bold">
            {title}
          </h3>
          {aside}
        </header>
        {children}
      </section>
    </Card>
  );
}
