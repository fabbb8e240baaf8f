import type { ReactNode } from 'react';

interface SiteSectionProps {
  /** The section's anchor. */
  id: string;
  title: string;
  lead?: string | undefined;
  isSunken?: boolean;
  children: ReactNode;
}

export function SiteSection({ id, title, lead, isSunken, children }: SiteSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`scroll-mt-16 ${isSunken ? 'bg-sunken' : ''}`}
    >
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 lg:py-20">
        <h2 id={`${id}-title`} className="font-display text-2xl font-bold lg:text-3xl">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-2xl text-lg text-ink-soft">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}
