import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';

export interface BottomTab<Id extends string> {
  id: Id;
  label: string;
  Icon: LucideIcon;
  /** The counted unit, such as `items`. */
  unit?: string;
  /** Whether only phones have this tab, because wide screens always show its content. */
  isForPhones?: boolean;
  /** Makes the tab a link to another page. */
  href?: string;
}

interface BottomTabBarProps<Id extends string> {
  label: string;
  tabs: readonly BottomTab<Id>[];
  active: Id;
  onSelect: (id: Id) => void;
  /** The number on a tab's badge; 0 hides it. */
  counts?: Partial<Record<Id, number>>;
}

/** The main tabs: along the lower edge of a phone, in a row on wide screens. */
export function BottomTabBar<Id extends string>(props: BottomTabBarProps<Id>) {
  const { label, tabs, active, counts } = props;
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:static lg:border-t-0 lg:border-b lg:pb-0"
    >
      <div className="mx-auto grid max-w-lg auto-cols-fr grid-flow-col lg:flex lg:max-w-6xl lg:items-center lg:px-3">
        {tabs.map((tab) => {
          const { id, Icon, unit, isForPhones, href } = tab;
          const count = unit && counts?.[id];
          const Tab = href ? 'a' : 'button';
          return (
            <Tab
              key={id}
              {...(href
                ? { href }
                : {
                    type: 'button',
                    'data-press': `tab ${id}`,
                    onClick: () => props.onSelect(id),
                  })}
              aria-current={id === active ? 'page' : undefined}
              className={classNames(
                'grid min-h-15 place-content-center justify-items-center gap-0.5 text-[0.6875rem] font-semibold text-ink-soft',
                'aria-[current]:text-accent-ink',
                isForPhones
                  ? 'lg:hidden'
                  : 'lg:flex lg:min-h-13 lg:items-center lg:gap-2 lg:px-4 lg:text-sm',
              )}
            >
              <span className="relative grid h-7 w-13 place-items-center rounded-full in-aria-[current]:bg-accent-soft lg:w-8">
                <Icon size={21} />
                {!!count && (
                  <span className="money absolute -top-1 right-1 min-w-4.5 lg:-right-2 rounded-full bg-accent px-1 leading-4.5 font-bold text-on-accent">
                    {count}
                    <span className="sr-only"> {unit}</span>
                  </span>
                )}
              </span>
              {tab.label}
            </Tab>
          );
        })}
      </div>
    </nav>
  );
}
