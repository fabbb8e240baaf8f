import { LogOut } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ThaliMark } from '../../ui/thali-logo.tsx';
import type { DashboardTab } from './dashboard-tabs.tsx';
import { TabBar } from './tab-bar.tsx';
import { TabMenu } from './tab-menu.tsx';
import { useLogout } from './use-logout.ts';
import type { Vendor } from './use-own-vendor.ts';

interface DashboardHeaderProps {
  vendor: Vendor;
  current: DashboardTab;
}

export function DashboardHeader({ vendor, current }: DashboardHeaderProps) {
  const { isLeaving, logout } = useLogout();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper/95 backdrop-blur-sm">
      <div className="mx-auto flex min-h-16 w-full max-w-[100rem] items-center gap-3 px-4 sm:px-6">
        <ThaliMark className="size-9 shrink-0" />
        <h1 className="min-w-0 grow truncate font-display text-lg font-bold lg:grow-0 lg:text-xl">
          <span className="sr-only sm:not-sr-only">Vendor Dashboard: </span>
          {vendor.displayName}
        </h1>
        <TabBar current={current} className="hidden grow justify-center lg:flex" />
        <div className="hidden lg:block">
          <Button
            variant="secondary"
            size="small"
            isBusy={isLeaving}
            icon={<LogOut size={18} aria-hidden="true" />}
            onClick={logout}
          >
            Logout
          </Button>
        </div>
        <TabMenu current={current} isLeaving={isLeaving} onLogout={logout} className="lg:hidden" />
      </div>
    </header>
  );
}
