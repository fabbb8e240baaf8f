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

/** A column of the kitchen. Only this column scrolls, so that the oldest order stays on top. */
export function KitchenColumn(props: KitchenColumnProps) {
  const { title, count, hasHeading, action, list, children } = props;
  return (
    <section aria-label={title} className="flex min-h-0 min-w-0 flex-col">
      <header
        className={classNames(
          'flex items-center justify-between gap-2',
          (hasHeading || Boolean(action)) && 'min-h-11 px-1',
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

interface KitchenRailProps {
  title: string;
  count?: number;
  onOpen?: () => void;
}

/** A column folded to a narrow strip: an empty column, or a button that opens its content. */
export function KitchenRail({ title, count = 0, onOpen }: KitchenRailProps) {
  const label = (
    <span className="flex items-center gap-3 text-xl font-bold [writing-mode:vertical-rl]">
      {title}
      <Count count={count} isNarrow />
    </span>
  );
  const look =
    'flex w-11 shrink-0 items-start justify-center rounded-t-card border border-b-0 border-line-strong/40 pt-3';
  return (
    <section aria-label={title} className="flex min-h-0">
      {onOpen ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className={classNames(look, 'bg-surface hover:bg-sunken')}
        >
          {label}
        </button>
      ) : (
        <h2 className={classNames(look, 'text-ink-soft')}>{label}</h2>
      )}
    </section>
  );
}

function Count({ count, isNarrow = false }: { count: number; isNarrow?: boolean }) {
  return (
    <span
      className={classNames(
        'rounded-full bg-ink text-center text-paper tabular-nums [writing-mode:horizontal-tb]',
        isNarrow ? 'min-w-8 px-1 text-lg' : 'min-w-10 px-2.5',
      )}
    >
      {count}
    </span>
  );
}
