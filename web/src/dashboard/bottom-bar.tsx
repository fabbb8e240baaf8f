import {
  ClipboardList,
  CookingPot,
  Ellipsis,
  LayoutDashboard,
  type LucideIcon,
  UtensilsCrossed,
} from 'lucide-react';
import { Link } from 'wouter';
import { useObservable } from '../lib/state/observable.ts';
import { useOrderStore } from './orders/order-store.tsx';
import { tabPath } from './shared/dashboard-paths.ts';

interface BottomBarProps {
  /** The address of the current tab. */
  current: string;
  isMenuOpen: boolean;
  onMore: () => void;
}

const ordersPath = tabPath('orders');

const links: readonly { label: string; Icon: LucideIcon; href: string }[] = [
  { label: 'Orders', Icon: ClipboardList, href: ordersPath },
  { label: 'Kitchen', Icon: CookingPot, href: '/kitchen' },
  { label: 'Menu', Icon: UtensilsCrossed, href: tabPath('menu') },
  { label: 'Today', Icon: LayoutDashboard, href: tabPath('overview') },
];

const itemClass =
  'grid min-h-15 place-content-center justify-items-center gap-0.5 text-[0.6875rem] font-semibold text-ink-soft aria-[current]:text-accent-ink focus-visible:-outline-offset-3';
const iconClass =
  'relative grid h-7 w-13 place-items-center rounded-full in-aria-[current]:bg-accent-soft';

/** Links to the screens that a mess uses every day, at the bottom of a phone. 'More' opens the menu with all tabs. Rule: dashboard-12 */
export function BottomBar({ current, isMenuOpen, onMore }: BottomBarProps) {
  const newCount = useObservable(useOrderStore().ringing).length;
  const isElsewhere = links.every(({ href }) => href !== current);
  return (
    <nav
      aria-label="Daily screens"
      className="sticky bottom-0 z-20 mt-auto border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden short:static print:hidden"
    >
      <div className="mx-auto grid max-w-lg grid-cols-5">
        {links.map(({ label, Icon, href }) => (
          <Link
            key={href}
            href={href}
            aria-current={href === current ? 'page' : undefined}
            className={itemClass}
          >
            <span className={iconClass}>
              <Icon size={21} />
              {href === ordersPath && newCount > 0 && (
                <span className="absolute -top-1 right-1 min-w-4.5 rounded-full bg-accent px-1 text-center leading-4.5 font-bold text-on-accent tabular-nums">
                  {newCount}
                  <span className="sr-only"> new</span>
                </span>
              )}
            </span>
            {label}
          </Link>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          aria-current={isElsewhere ? 'page' : undefined}
          onClick={onMore}
          className={itemClass}
        >
          <span className={iconClass}>
            <Ellipsis size={21} />
          </span>
          More
        </button>
      </div>
    </nav>
  );
}
