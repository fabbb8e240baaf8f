import { Link } from 'wouter';
import { classNames } from '../../ui/class-names.ts';
import { type DashboardTab, dashboardTabs, tabPath } from './dashboard-tabs.tsx';

interface TabBarProps {
  current: DashboardTab;
  className?: string;
}

/** The tabs side by side, for large screens. */
export function TabBar({ current, className }: TabBarProps) {
  return (
    <nav aria-label="Dashboard" className={classNames('items-center gap-1', className)}>
      {dashboardTabs.map((tab) => {
        const isCurrent = tab.id === current.id;
        return (
          <Link
            key={tab.id}
            href={tabPath(tab)}
            aria-current={isCurrent ? 'page' : undefined}
            className={classNames(
              'inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold transition-colors',
              isCurrent ? 'bg-ink text-paper' : 'text-ink-soft hover:bg-sunken hover:text-ink',
            )}
          >
            <tab.Icon size={18} aria-hidden="true" />
            {tab.label}
          </Link>
        );
      })}
    </nav>
  );
}
