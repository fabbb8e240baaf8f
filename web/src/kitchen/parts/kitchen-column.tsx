import type { ReactNode, RefObject } from 'react';
import { classNames } from '../../lib/ui/class-names.ts';

interface KitchenColumnProps {
  title: string;
  count: number;
  /** False on a phone, where the tab shows title and count. */
  hasHeading: boolean;
  /** A button beside the title. */
  action?: ReactNode;
  /** The scrolling element. */
  list?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** A column of the kitchen. Scrolls on its own, so that the oldest order stays on top. */
export function KitchenColumn(props: KitchenColumnProps) {
  const { title, count, hasHeading, action, list, children } = props;
  return (
    <section aria-label={title} className="flex min-h-0 min-w-0 flex-col">
      <header
        className={classNames(
          'flex items-center justify-between gap-2',
          (hasHeading || Boolean(action)) && 'min-h-11 px-1 pb-0.5',
        )}
      >
        <h2
          className={
            hasHeading ? 'flex items-center gap-2 text-2xl font-bold compact:text-xl' : 'sr-only'
          }
        >
          {title}
          {hasHeading && <Count count={count} />}
        </h2>
        {action}
      </header>
      <div ref={list} className="min-h-0 grow overflow-y-auto overscroll-contain pb-24">
        {children}
      </div>
    </section>
  );
}

/** An empty column, folded to a narrow strip. */
export function KitchenRail({ title }: { title: string }) {
  return (
    <section
      aria-label={title}
      className="flex w-11 items-start justify-center rounded-t-card border border-b-0 border-line-strong/40 pt-3 text-ink-soft"
    >
      <h2 className="flex items-center gap-3 text-xl font-bold [writing-mode:vertical-rl]">
        {title}
        <Count count={0} />
      </h2>
    </section>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className="min-w-10 rounded-full bg-ink px-2.5 text-center text-paper tabular-nums [writing-mode:horizontal-tb]">
      {count}
    </span>
  );
}
