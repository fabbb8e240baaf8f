import { LogOut, UserRound } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../lib/ui/button.tsx';
import { buttonClass } from '../lib/ui/button-class.ts';
import { classNames } from '../lib/ui/class-names.ts';
import { Dialog } from '../lib/ui/dialog.tsx';
import type { SectionLink } from '../lib/ui/section-tabs.tsx';
import { accountPath } from './shared/dashboard-paths.ts';

export interface TabLinksProps {
  tabs: readonly SectionLink[];
  /** The address of the current tab. */
  current: string;
}

interface TabMenuProps extends TabLinksProps {
  isOpen: boolean;
  onClose: () => void;
  isLeaving: boolean;
  onLogout: () => void;
}

/** All tabs and Logout, for small screens. */
export function TabMenu({ tabs, current, isOpen, onClose, isLeaving, onLogout }: TabMenuProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Dashboard" size="small">
      <nav aria-label="Dashboard" className="-mx-2 flex flex-col gap-1">
        {tabs.map(({ label, Icon, href }) => {
          const isCurrent = href === current;
          return (
            <Link
              key={href}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={onClose}
              className={classNames(
                'flex min-h-13 items-center gap-3.5 rounded-field px-3 font-semibold',
                isCurrent ? 'bg-accent-soft text-ink' : 'text-ink-soft hover:bg-sunken',
              )}
            >
              <Icon size={22} className={isCurrent ? 'text-accent-ink' : 'text-ink-faint'} />
              <span className="grow">{label}</span>
              {isCurrent && <span className="size-2 rounded-full bg-accent-ink" />}
            </Link>
          );
        })}
      </nav>
      <Link
        href={accountPath}
        onClick={onClose}
        className={`mt-5 ${buttonClass({ variant: 'quiet', isFullWidth: true })}`}
      >
        <UserRound size={20} />
        Your account
      </Link>
      <Button
        variant="secondary"
        isFullWidth
        isBusy={isLeaving}
        icon={<LogOut size={20} />}
        onClick={onLogout}
        className="mt-2"
      >
        Logout
      </Button>
    </Dialog>
  );
}
