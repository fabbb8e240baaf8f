import { LogOut } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../lib/ui/button.tsx';
import { classNames } from '../lib/ui/class-names.ts';
import { ThaliMark } from '../lib/ui/marks/thali-logo.tsx';
import { useStrip } from '../lib/ui/use-strip.ts';
import { type TabLinksProps, TabMenu } from './tab-menu.tsx';

interface DashboardHeaderProps extends TabLinksProps {
  displayName: string;
  isLeaving: boolean;
  onLogout: () => void;
}

/** Heading and Logout; below them, on large screens, the tabs, which stay while the page scrolls. */
export function DashboardHeader(props: DashboardHeaderProps) {
  const { displayName, tabs, currentId, isLeaving, onLogout } = props;
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper/95 backdrop-blur-sm lg:-top-14 lg:has-[button:focus-visible]:top-0 print:static">
      <div className="mx-auto w-full max-w-[100rem] px-4 sm:px-6">
        <div className="flex h-14 items-center gap-3">
          <ThaliMark className="size-8 shrink-0" />
          <h1 data-frame className="min-w-0 grow truncate font-display text-lg font-bold">
            <span className="sr-only sm:not-sr-only sm:whitespace-nowrap!">Vendor Dashboard: </span>
            {displayName}
          </h1>
          <div className="hidden shrink-0 lg:block print:hidden">
            <Button
              variant="quiet"
              size="small"
              isBusy={isLeaving}
              icon={<LogOut size={18} aria-hidden="true" />}
              onClick={onLogout}
              className="-mr-3.5"
            >
              Logout
            </Button>
          </div>
          <TabMenu
            tabs={tabs}
            currentId={currentId}
            isLeaving={isLeaving}
            onLogout={onLogout}
            className="shrink-0 lg:hidden print:hidden"
          />
        </div>
        <TabBar tabs={tabs} currentId={currentId} className="-mx-3.5 hidden lg:flex print:hidden" />
      </div>
    </header>
  );
}

/** The tabs side by side, for large screens; in one line, however many there are. */
function TabBar({ tabs, currentId, className }: TabLinksProps & { className?: string }) {
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
