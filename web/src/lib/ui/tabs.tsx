import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useHorizontalScroll } from './use-horizontal-scroll.ts';

export interface Tab<V extends string> {
  /** Becomes part of an id, so it must not contain spaces. */
  value: V;
  label: ReactNode;
  icon?: ReactNode;
  isDisabled?: boolean;
}

interface TabsProps<V extends string> {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
  look?: 'underlined' | 'pills';
  /** Whether the tabs share the full width. Use it for two or three short tabs. */
  isFullWidth?: boolean;
  className?: string;
  /** A TabPanel for each tab. */
  children: ReactNode;
}

const looks = {
  underlined: {
    list: 'gap-1 border-b border-line',
    tab: 'border-b-3 border-transparent px-3 data-[state=active]:border-accent-ink',
  },
  pills: {
    list: 'w-fit max-w-full gap-1 rounded-full bg-sunken p-1',
    tab: 'rounded-full px-3 sm:px-4 data-[state=active]:bg-surface data-[state=active]:shadow-low',
  },
};

/** Tabs with panels. Arrow keys, Home and End move between the tabs. */
export function Tabs<V extends string>(props: TabsProps<V>) {
  const { label, tabs, value, onChange, look = 'underlined', isFullWidth, className } = props;
  const strip = useHorizontalScroll(value);
  const select = (text: string) => {
    const chosenTab = tabs.find((tab) => tab.value === text);
    if (chosenTab) onChange(chosenTab.value);
  };
  return (
    <Radix.Root value={value} onValueChange={select} className={className}>
      <Radix.List
        ref={strip}
        aria-label={label}
        className={classNames(
          'strip relative motion-safe:scroll-smooth',
          'data-cut-start:mask-l-from-[calc(100%-1.5rem)] data-cut-end:mask-r-from-[calc(100%-1.5rem)]',
          looks[look].list,
          isFullWidth && 'w-full *:grow *:basis-0',
        )}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.isDisabled}
            data-value={tab.value}
            // The other tabs have no panel in the page.
            {...(tab.value !== value && { 'aria-controls': undefined })}
            className={classNames(
              'inline-flex min-h-11 shrink-0 items-center justify-center gap-2 font-semibold whitespace-nowrap',
              'text-ink-soft transition-colors enabled:hover:text-ink data-[state=active]:text-ink',
              'focus-visible:-outline-offset-3 disabled:cursor-not-allowed disabled:opacity-45',
              looks[look].tab,
            )}
          >
            {tab.icon}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {props.children}
    </Radix.Root>
  );
}

/** The panel of the tab with the same value. Set tabIndex -1 if the panel starts with a field or button. */
export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={classNames('pt-5', className)} />;
}
