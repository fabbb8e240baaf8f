import {
  ClipboardList,
  Heart,
  History,
  type LucideIcon,
  ShoppingBag,
  UserRound,
  UtensilsCrossed,
} from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';

export type StorefrontTab = 'menu' | 'cart';

interface Entry {
  label: string;
  Icon: LucideIcon;
  /** Absent: only for those who are signed in. */
  tab?: StorefrontTab;
}

const entries: Entry[] = [
  { label: 'Menu', Icon: UtensilsCrossed, tab: 'menu' },
  { label: 'Orders', Icon: ClipboardList },
  { label: 'History', Icon: History },
  { label: 'Favorites', Icon: Heart },
  { label: 'Cart', Icon: ShoppingBag, tab: 'cart' },
  { label: 'Profile', Icon: UserRound },
];

interface TabBarProps {
  active: StorefrontTab;
  count: number;
  onSelect: (tab: StorefrontTab) => void;
}

export function TabBar({ active, count, onSelect }: TabBarProps) {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="mx-auto grid max-w-lg grid-cols-6">
        {entries.map(({ label, Icon, tab }) => {
          const isActive = tab === active;
          return (
            <button
              key={label}
              type="button"
              disabled={!tab}
              title={tab ? undefined : `${label}: sign in first`}
              aria-current={isActive ? 'page' : undefined}
              onClick={() => tab && onSelect(tab)}
              className={classNames(
                'relative flex min-h-15 flex-col items-center justify-center gap-0.5 text-[0.6875rem] font-semibold',
                isActive ? 'text-accent-ink' : 'text-ink-soft',
                'disabled:cursor-not-allowed disabled:text-ink-faint disabled:opacity-50',
              )}
            >
              <span
                className={classNames(
                  'relative inline-flex h-7 w-13 items-center justify-center rounded-full transition-colors',
                  isActive && 'bg-accent-soft',
                )}
              >
                <Icon size={21} aria-hidden="true" />
                {tab === 'cart' && count > 0 && (
                  <span className="money absolute -top-1 right-1 min-w-4.5 rounded-full bg-accent px-1 text-center text-[0.6875rem] leading-4.5 font-bold text-on-accent">
                    {count}
                    <span className="sr-only"> items</span>
                  </span>
                )}
              </span>
              {label}
            </button>
          );
        })}
      </div>
    </nav>
  );
}
