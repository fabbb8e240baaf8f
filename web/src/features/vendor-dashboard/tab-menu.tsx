import { LogOut, Menu } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type DashboardTab, dashboardTabs, tabPath } from './dashboard-tabs.tsx';

interface TabMenuProps {
  current: DashboardTab;
  isLeaving: boolean;
  onLogout: () => void;
  className?: string;
}

/** The same tabs behind a button, for small screens. */
export function TabMenu({ current, isLeaving, onLogout, className }: TabMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={className}>
      <IconButton
        label="Menu"
        icon={<Menu size={24} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="-mr-2"
      />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Dashboard" size="small">
        <nav aria-label="Dashboard" className="flex flex-col gap-1">
          {dashboardTabs.map((tab) => (
            <Link
              key={tab.id}
              href={tabPath(tab)}
              aria-current={tab.id === current.id ? 'page' : undefined}
              onClick={() => setOpen(false)}
              className={classNames(
                'flex min-h-13 items-center gap-3 rounded-field px-4 text-lg font-semibold',
                tab.id === current.id ? 'bg-ink text-paper' : 'hover:bg-sunken',
              )}
            >
              <tab.Icon size={22} aria-hidden="true" />
              {tab.label}
            </Link>
          ))}
        </nav>
        <Button
          variant="secondary"
          isFullWidth
          isBusy={isLeaving}
          icon={<LogOut size={20} aria-hidden="true" />}
          onClick={onLogout}
          className="mt-5"
        >
          Logout
        </Button>
      </Dialog>
    </div>
  );
}
