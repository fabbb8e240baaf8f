import type { BoardEntry } from '@thali/shared/board/board-entry';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../../lib/ui/class-names.ts';
import { fitNumbers } from '../fit-numbers.ts';

interface BoardColumnProps {
  title: ReactNode;
  empty: ReactNode;
  entries: readonly BoardEntry[];
  /** The keys of the highlighted entries. */
  highlightedKeys?: ReadonlySet<string>;
  tone: 'preparing' | 'ready';
}

const noKeys: ReadonlySet<string> = new Set();

/** A column with numbers as large as possible. Turns pages if the numbers do not fit. */
export function BoardColumn({
  title,
  empty,
  entries,
  highlightedKeys = noKeys,
  tone,
}: BoardColumnProps) {
  const headingId = useId();
  const [list, box] = useBox<HTMLDivElement>();
  const maxLength = Math.max(2, ...entries.map(({ label }) => label.length));
  const fit = box && fitNumbers(box, entries.length, maxLength);
  const pages = fit ? Math.ceil(entries.length / Math.max(1, fit.perPage)) : 1;
  const page = usePage(
    pages,
    entries.some(({ key }) => highlightedKeys.has(key)),
  );
  const pageEntries = fit ? entries.slice(page * fit.perPage, (page + 1) * fit.perPage) : [];
  return (
    <section aria-labelledby={headingId} className="flex min-h-0 min-w-0 flex-col gap-[2vmin]">
      <header className="flex items-baseline justify-between gap-[2vmin]">
        <h2
          id={headingId}
          className={classNames(
            'flex flex-wrap items-baseline gap-x-[0.6em] text-[clamp(1.25rem,4.2vmin,6rem)] leading-tight font-bold text-balance',
            tone === 'ready' ? 'text-leaf' : 'text-ink-soft',
          )}
        >
          {title}
        </h2>
        {pages > 1 && (
          <p className="text-[clamp(1rem,2.6vmin,4rem)] text-ink-faint tabular-nums">
            {page + 1}/{pages}
          </p>
        )}
      </header>
      <div ref={list} className="min-h-0 grow">
        {entries.length === 0 && (
          <p className="text-[clamp(1.125rem,3vmin,4rem)] text-ink-faint">{empty}</p>
        )}
        {fit && pageEntries.length > 0 && (
          <ul
            className={classNames(
              'board-numbers grid tabular-nums',
              pageEntries.some(({ key }) => highlightedKeys.has(key)) && 'is-calling',
            )}
            style={{
              gridTemplateColumns: `repeat(${fit.columns}, minmax(0, 1fr))`,
              fontSize: fit.fontSize,
            }}
          >
            {pageEntries.map(({ key, label }) => (
              <li
                key={key}
                className={classNames(
                  'board-number text-center font-bold whitespace-nowrap',
                  tone === 'ready' ? 'text-leaf' : 'text-ink-soft',
                  highlightedKeys.has(key) && 'is-fresh',
                )}
              >
                {label}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** The size of an element in CSS pixels. */
function useBox<E extends HTMLElement>(): [RefObject<E | null>, DOMRectReadOnly | undefined] {
  const element = useRef<E>(null);
  const [box, setBox] = useState<DOMRectReadOnly>();
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setBox(entry?.contentRect));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, box];
}

/** Each page stays this long, so that guests can find their number. */
const pageMs = 8000;

/** Turns the pages. Stays on the first page while `isHeld`. */
function usePage(pages: number, isHeld: boolean): number {
  const [page, setPage] = useState(0);
  useEffect(() => {
    if (isHeld || pages < 2) {
      setPage(0);
      return;
    }
    const timer = setInterval(() => setPage((current) => (current + 1) % pages), pageMs);
    return () => clearInterval(timer);
  }, [pages, isHeld]);
  return Math.min(page, Math.max(0, pages - 1));
}
