import { Link } from 'wouter';
import { classNames } from '../lib/ui/class-names.ts';
import { useStrip } from '../lib/ui/use-strip.ts';
import { type AdminTab, adminTabs } from './admin-tabs.ts';

/** The sections side by side; where they don't fit, a strip that scrolls. */
export function AdminNav({ current }: { current: AdminTab }) {
  const strip = useStrip(current.href);
  return (
    <nav
      ref={strip}
      aria-label="Administration"
      className="strip -mx-3.5 gap-1 data-cut-start:mask-l-from-[calc(100%-1.5rem)] data-cut-end:mask-r-from-[calc(100%-1.5rem)]"
    >
      {adminTabs.map(({ href, label, Icon }) => {
        const isCurrent = href === current.href;
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
