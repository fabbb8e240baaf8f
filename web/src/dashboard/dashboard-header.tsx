import { LogOut, Menu, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../lib/ui/button.tsx';
import { buttonClass } from '../lib/ui/button-class.ts';
import { IconButton } from '../lib/ui/icon-button.tsx';
import { ThaliMark } from '../lib/ui/marks/thali-logo.tsx';
import { SectionTabs } from '../lib/ui/section-tabs.tsx';
import { accountPath } from './shared/dashboard-paths.ts';
import type { TabLinksProps } from './tab-menu.tsx';

interface DashboardHeaderProps extends TabLinksProps {
  displayName: string;
  /** The list of the person's messes; false for a person with one mess. */
  outletSwitch: ReactNode;
  isMenuOpen: boolean;
  onMenu: () => void;
  isLeaving: boolean;
  onLogout: () => void;
}

/** The heading and Logout. On large screens, it also has the tabs, which stay in view while the page scrolls. */
export function DashboardHeader(props: DashboardHeaderProps) {
  const { displayName, outletSwitch, tabs, current, isMenuOpen, onMenu, isLeaving, onLogout } =
    props;
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper/95 backdrop-blur-sm lg:-top-14 lg:has-[button:focus-visible]:top-0 print:static">
      <div className="mx-auto w-full max-w-[100rem] px-4 sm:px-6">
        <div className="flex h-14 items-center gap-3">
          <ThaliMark className="size-8 shrink-0" />
          <h1 data-frame className="min-w-0 grow truncate font-display text-lg font-bold">
            <span className="sr-only sm:not-sr-only sm:whitespace-nowrap!">Vendor Dashboard: </span>
            {outletSwitch ? (
              <>
                <span className="inline-flex max-w-full align-middle lg:hidden">
                  {outletSwitch}
                </span>
                <span className="max-lg:hidden">{displayName}</span>
              </>
            ) : (
              displayName
            )}
          </h1>
          <div className="hidden shrink-0 lg:flex print:hidden">
            <Link href={accountPath} className={buttonClass({ variant: 'quiet', size: 'small' })}>
              <UserRound size={18} />
              Your account
            </Link>
            <Button
              variant="quiet"
              size="small"
              isBusy={isLeaving}
              icon={<LogOut size={18} />}
              onClick={onLogout}
              className="-mr-3.5"
            >
              Logout
            </Button>
          </div>
          <IconButton
            label="Menu"
            icon={<Menu size={24} />}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={onMenu}
            className="-mr-2 shrink-0 lg:hidden print:hidden"
          />
        </div>
        <div className="hidden items-center gap-4 lg:flex print:hidden">
          {outletSwitch && (
            <div className="flex max-w-52 shrink-0 border-r border-line pr-3">{outletSwitch}</div>
          )}
          <SectionTabs
            label="Dashboard"
            sections={tabs}
            current={current}
            className="flex min-w-0 grow"
          />
        </div>
      </div>
    </header>
  );
}
