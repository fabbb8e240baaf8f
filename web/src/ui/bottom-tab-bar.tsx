import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';

export interface BottomTab<Id extends string> {
  label: string;
  Icon: LucideIcon;
  /** Absent: it can't be opened now. */
  id?: Id;
  /** Carries the count as a badge. */
  isCounted?: boolean;
}

interface BottomTabBarProps<Id extends string> {
  label: string;
  tabs: readonly BottomTab<Id>[];
  active: Id;
  onSelect: (id: Id) => void;
  /** How many things wait in the tab that is counted; none is not shown. */
  count?: number;
  /** Why some can't be opened. */
  reason: string;
  className?: string;
}

/** A phone's main tabs, along its lower edge. */
export function BottomTabBar<Id extends string>(props: BottomTabBarProps<Id>) {
  return (
    <nav
      aria-label={props.label}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]',
        props.className,
      )}
    >
      <div className="mx-auto grid max-w-lg auto-cols-fr grid-flow-col">
        {props.tabs.map(({ label, Icon, id, isCounted }) => (
          <button
            key={label}
            type="button"
            disabled={!id}
            title={id ? undefined : `${label}: ${props.reason}`}
            aria-current={id === props.active ? 'page' : undefined}
            onClick={() => id && props.onSelect(id)}
            className="grid min-h-15 place-content-center justify-items-center gap-0.5 text-[0.6875rem] font-semibold text-ink-soft disabled:opacity-50 aria-[current]:text-accent-ink"
          >
            <span className="relative grid h-7 w-13 place-items-center rounded-full in-aria-[current]:bg-accent-soft">
              <Icon size={21} aria-hidden="true" />
              {isCounted && !!props.count && (
                <span className="money absolute -top-1 right-1 min-w-4.5 rounded-full bg-accent px-1 leading-4.5 font-bold text-on-accent">
                  {props.count}
                  <span className="sr-only"> items</span>
                </span>
              )}
            </span>
            {label}
          </button>
        ))}
      </div>
    </nav>
  );
}
