import { Undo2 } from 'lucide-react';
import { Button } from '../../lib/ui/button.tsx';
import { classNames } from '../../lib/ui/class-names.ts';
import * as texts from './staff-texts.ts';

interface UndoListProps {
  /** The actions, the newest last. */
  actions: readonly { key: string; label: string }[];
  onUndo: (key: string) => void;
  className?: string;
}

/** Lists the actions that staff can undo for a few seconds. */
export function UndoList({ actions, onUndo, className }: UndoListProps) {
  return (
    <ul
      aria-label={texts.canBeUndone}
      aria-live="polite"
      className={classNames(
        'pointer-events-none sticky bottom-(--bottom-bar,0px) z-20 mt-auto flex flex-col items-stretch gap-2 px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] empty:sr-only sm:px-6 print:hidden',
        className,
      )}
    >
      {actions.map(({ key, label }) => (
        <li
          key={key}
          className="pointer-events-auto flex items-center justify-between gap-4 rounded-card border border-line-strong/60 bg-surface py-1.5 pr-1.5 pl-4 shadow-high"
        >
          <span className="font-semibold tabular-nums">{label}</span>
          <Button
            variant="secondary"
            size="small"
            icon={<Undo2 size={18} />}
            aria-label={texts.undoAction(label)}
            onClick={() => onUndo(key)}
          >
            {texts.undo}
          </Button>
        </li>
      ))}
    </ul>
  );
}
