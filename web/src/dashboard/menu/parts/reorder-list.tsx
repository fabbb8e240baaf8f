import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../../lib/ui/class-names.ts';
import { IconButton } from '../../../lib/ui/icon-button.tsx';

export interface Entry {
  id: string;
  name: string;
}

interface ReorderListProps {
  entries: readonly Entry[];
  onMove: (from: number, to: number) => void;
}

/** Rows with a handle for pointers and two buttons for keys; each move is said aloud. */
export function ReorderList({ entries, onMove }: ReorderListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const keepFocus = useKeptFocus(entries);

  /** @returns whether it is somewhere else now */
  function move(id: string, to: number): boolean {
    const from = entries.findIndex((entry) => entry.id === id);
    const place = Math.max(0, Math.min(to, entries.length - 1));
    if (from === -1 || place === from) return false;
    onMove(from, place);
    setSaid(`${entries[from]?.name}: ${place + 1} of ${entries.length}`);
    return true;
  }

  function start(event: PointerEvent) {
    const handle = event.target instanceof Element ? event.target.closest('[data-handle]') : null;
    const id = handle?.getAttribute('data-handle');
    if (!id) return;
    event.preventDefault();
    // The list holds the pointer: a row that moves in the document would lose it.
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(id);
  }

  function drag(event: PointerEvent) {
    if (!dragged) return;
    const rows = [...(list.current?.children ?? [])];
    const place = rows.findIndex((row) => event.clientY < row.getBoundingClientRect().bottom);
    move(dragged, place === -1 ? rows.length - 1 : place);
    rows[place]?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <ol
        ref={list}
        onPointerDown={start}
        onPointerMove={dragged ? drag : undefined}
        onPointerUp={() => setDragged(undefined)}
        onPointerCancel={() => setDragged(undefined)}
        className="flex flex-col gap-1.5"
      >
        {entries.map(({ id, name }, place) => (
          <li
            key={id}
            className={classNames(
              'flex min-h-12 items-center gap-1 rounded-field border bg-surface pr-1',
              dragged === id ? 'border-accent-ink bg-accent-soft shadow-mid' : 'border-line',
            )}
          >
            <span
              data-handle={id}
              aria-hidden="true"
              className="grid h-12 w-10 shrink-0 cursor-grab touch-none place-items-center text-ink-faint active:cursor-grabbing"
            >
              <GripVertical size={18} />
            </span>
            <span className="min-w-0 grow py-2">{name}</span>
            <MoveButton
              label={`Move ${name} up`}
              direction="up"
              isAtEnd={place === 0}
              onPress={(button) => {
                if (move(id, place - 1)) keepFocus(button);
              }}
            />
            <MoveButton
              label={`Move ${name} down`}
              direction="down"
              isAtEnd={place === entries.length - 1}
              onPress={(button) => {
                if (move(id, place + 1)) keepFocus(button);
              }}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

interface MoveButtonProps {
  label: string;
  direction: 'up' | 'down';
  isAtEnd: boolean;
  onPress: (button: HTMLButtonElement) => void;
}

/** At the end it stays, so that it does not take the focus away with it. */
function MoveButton({ label, direction, isAtEnd, onPress }: MoveButtonProps) {
  const Icon = direction === 'up' ? ChevronUp : ChevronDown;
  return (
    <IconButton
      label={label}
      icon={<Icon size={20} aria-hidden="true" />}
      aria-disabled={isAtEnd || undefined}
      onClick={(event) => onPress(event.currentTarget)}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-45"
    />
  );
}

/** A row that moves in the document loses the focus: it goes back to the button that was pressed. */
function useKeptFocus(entries: readonly Entry[]): (button: HTMLButtonElement) => void {
  const pressed = useRef<HTMLButtonElement>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order moves rows
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = undefined;
  }, [entries]);
  return (button) => {
    pressed.current = button;
  };
}
