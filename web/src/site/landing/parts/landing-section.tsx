import type { ReactNode } from 'react';
import { classNames } from '../../../lib/ui/class-names.ts';

interface LandingSectionProps {
  /** The section's anchor. */
  id: string;
  title: string;
  lead?: ReactNode;
  isSunken?: boolean;
  /** Whether the heading is beside the content on wide screens. */
  isSplit?: boolean;
  children: ReactNode;
}

export function LandingSection({
  id,
  title,
  lead,
  isSunken,
  isSplit,
  children,
}: LandingSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames('scroll-mt-16', isSunken && 'bg-sunken')}
    >
      <div
        className={classNames(
          'mx-auto flex max-w-6xl flex-col gap-10 px-4 py-16 sm:px-6 lg:gap-12 lg:py-24',
          isSplit && 'lg:grid lg:grid-cols-[1fr_1.5fr]',
        )}
      >
        <div>
          <h2
            id={`${id}-title`}
            tabIndex={-1}
            className="max-w-3xl font-display text-3xl font-bold tracking-tight outline-none lg:text-[2.875rem]"
          >
            {title}
          </h2>
          {lead && <p className="mt-3 max-w-2xl text-lg text-ink-soft">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
