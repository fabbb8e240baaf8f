import type { LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';
import { useHorizontalScroll } from './use-horizontal-scroll.ts';

/** The link to a section of a page. */
export interface SectionLink {
  label: string;
  Icon: LucideIcon;
  href: string;
}

interface SectionTabsProps {
  label: string;
  sections: readonly SectionLink[];
  current: string;
  className?: string;
}

/**
 * Links to the sections of a page, in one line that scrolls sideways.
 * @param current  the address of the current section
 */
export function SectionTabs({ label, sections, current, className }: SectionTabsProps) {
  const strip = useHorizontalScroll(current);
  return (
    <nav ref={strip} aria-label={label} className={classNames('strip -mx-3.5 gap-1', className)}>
      {sections.map(({ label, Icon, href }) => {
        const isCurrent = href === current;
        return (
          <Link
            key={href}
            data-value={href}
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            className={classNames(
              'group inline-flex min-h-12 shrink-0 items-center gap-2 border-b-3 px-3.5 text-sm font-semibold whitespace-nowrap transition-colors',
              'focus-visible:-outline-offset-3',
              isCurrent
                ? 'border-accent text-ink'
                : 'border-transparent text-ink-soft hover:border-line-strong/50 hover:text-ink',
            )}
          >
            <Icon
              size={18}
              className={isCurrent ? 'text-accent-ink' : 'text-ink-faint group-hover:text-ink'}
            />
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
