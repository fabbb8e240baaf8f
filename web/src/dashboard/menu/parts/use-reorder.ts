import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

export interface Entry {
  id: string;
  name: string;
}

/**
 * Reorders the rows of a list. The user drags an element whose `data-handle` is the row's id. Buttons call `moveTo`.
 * `announcement` describes each move for screen readers.
 */
export function useReorder(entries: readonly Entry[], onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [draggedId, setDraggedId] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const keepFocus = useFocusAfterMove(entries);

  /** @returns whether the row has moved */
  function move(id: string, to: number): boolean {
    const from = entries.findIndex((entry) => entry.id === id);
    const position = Math.max(0, Math.min(to, entries.length - 1));
    if (from === -1 || position === from) return false;
    onMove(from, position);
    setAnnouncement(`${entries[from]?.name}: ${position + 1} of ${entries.length}`);
    return true;
  }

  function startDrag(event: PointerEvent) {
    const handle = event.target instanceof Element ? event.target.closest('[data-handle]') : null;
    const id = handle?.getAttribute('data-handle');
    if (!id) return;
    event.preventDefault();
    // The list captures the pointer. A row would lose the pointer when it moves in the document.
    event.currentTarget.setPointerCapture(event.pointerId);
    setDraggedId(id);
  }

  function drag(event: PointerEvent) {
    if (!draggedId) return;
    const rows = [...(list.current?.children ?? [])];
    const position = rows.findIndex((row) => event.clientY < row.getBoundingClientRect().bottom);
    move(draggedId, position === -1 ? rows.length - 1 : position);
    rows[position]?.scrollIntoView({ block: 'nearest' });
  }

  return {
    listProps: {
      ref: list,
      onPointerDown: startDrag,
      onPointerMove: draggedId ? drag : undefined,
      onPointerUp: () => setDraggedId(undefined),
      onPointerCancel: () => setDraggedId(undefined),
    },
    draggedId,
    announcement,
    moveTo: (id: string, to: number, button: HTMLButtonElement) => {
      if (move(id, to)) keepFocus(button);
    },
  };
}

/** @returns a function that keeps the focus on a button. Without it, the button loses the focus when its row moves */
function useFocusAfterMove(entries: readonly Entry[]): (button: HTMLButtonElement) => void {
  const pressedButton = useRef<HTMLButtonElement>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order moves rows
  useLayoutEffect(() => {
    pressedButton.current?.focus();
    pressedButton.current = undefined;
  }, [entries]);
  return (button) => {
    pressedButton.current = button;
  };
}
