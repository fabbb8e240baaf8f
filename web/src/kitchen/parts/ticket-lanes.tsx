import { type ReactNode, useState } from 'react';
import { classNames } from '../../lib/ui/class-names.ts';

interface TicketLanesProps {
  lanes: number;
  tickets: readonly { key: string; isOffScreen: boolean; node: ReactNode }[];
}

/** Shows tickets side by side, without gaps. Each ticket goes to the shortest lane, so the oldest stay on top. */
export function TicketLanes({ lanes, tickets }: TicketLanesProps) {
  const [observer] = useState(() => new ResizeObserver(spanRows));
  const observe = (ticket: HTMLLIElement) => {
    observer.observe(ticket);
    return () => observer.unobserve(ticket);
  };
  return (
    <ul
      className="grid auto-rows-[2px] items-start gap-x-3"
      style={{ gridTemplateColumns: `repeat(${lanes}, minmax(0, 1fr))` }}
    >
      {tickets.map(({ key, isOffScreen, node }) => (
        <li key={key} ref={observe} className={classNames(isOffScreen && offScreenClass)}>
          {node}
        </li>
      ))}
    </ul>
  );
}

const offScreenClass = '[contain-intrinsic-size:auto_16rem] [content-visibility:auto]';
const rowPx = 2;
const gapPx = 8;

/** Makes each ticket span as many grid rows as its height needs. */
function spanRows(entries: readonly ResizeObserverEntry[]): void {
  for (const { target, borderBoxSize } of entries) {
    const height = borderBoxSize[0]?.blockSize ?? 0;
    (target as HTMLElement).style.gridRowEnd = `span ${Math.ceil((height + gapPx) / rowPx)}`;
  }
}
