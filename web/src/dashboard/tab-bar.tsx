import { Link } from 'wouter';
import { classNames } from '../lib/ui/class-names.ts';
import { useStrip } from '../lib/ui/use-strip.ts';
import type { TabLinksProps } from './tab-link.ts';

/** The tabs side by side, for large screens; in one line, however many there are. */
export function TabBar({ tabs, currentId, className }: TabLinksProps & { className?: string }) {
  const strip = useStrip(currentId);

  return (
    <nav ref={strip} aria-label="Dashboard" className={classNames('strip gap-1', className)}>
      {tabs.map(({ id, label, Icon, href }) => {
        const isCurrent = id === currentId;
        return (
          <Link
            key={id}
            data-value={id}
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
              aria-hidden="true"
              className={isCurrent ? 'text-accent-ink' : 'text-ink-faint group-hover:text-ink'}
            />
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
