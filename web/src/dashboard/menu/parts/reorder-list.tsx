import { X } from 'lucide-react';
import { classNames } from '../../../lib/ui/class-names.ts';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { DragHandle, MoveButtons } from './move-controls.tsx';
import { type Entry, useReorder } from './use-reorder.ts';

interface ReorderListProps {
  entries: readonly (Entry & { note?: string })[];
  onMove: (from: number, to: number) => void;
  onRemove?: (id: string) => void;
}

/** A list to reorder: each row has a handle to drag and two buttons for keyboards. */
export function ReorderList({ entries, onMove, onRemove }: ReorderListProps) {
  const { listProps, draggedId, announcement, moveTo } = useReorder(entries, onMove);
  return (
    <>
      <ol {...listProps} className="flex flex-col gap-1.5">
        {entries.map(({ id, name, note }, position) => (
          <li
            key={id}
            className={classNames(
              'flex min-h-12 items-center gap-1 rounded-field border bg-surface pr-1',
              draggedId === id ? 'border-accent-ink bg-accent-soft shadow-mid' : 'border-line',
            )}
          >
            <DragHandle id={id} />
            <span className="min-w-0 grow py-2">
              <span className={note && 'font-semibold'}>{name}</span>
              {note && <span className="block text-sm text-ink-soft">{note}</span>}
            </span>
            <MoveButtons
              name={name}
              position={position}
              count={entries.length}
              onStep={(to, button) => moveTo(id, to, button)}
            />
            {onRemove && (
              <IconButton
                label={`Remove ${name}`}
                icon={<X size={20} />}
                onClick={() => onRemove(id)}
              />
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
