import { memo } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import type { ImportLine } from '../import-rows.ts';

export type LineAction = 'dish' | 'heading' | 'leave-out';

interface ImportLineRowProps {
  line: ImportLine;
  onAct: (line: ImportLine, action: LineAction) => void;
}

const actions = [
  { action: 'dish', label: 'Use as dish' },
  { action: 'heading', label: 'Use as category' },
  { action: 'leave-out', label: 'Leave out' },
] as const;

/** A line of the list that is not a dish: a heading, or a line that could not be read. */
export const ImportLineRow = memo(function ImportLineRow({ line, onAct }: ImportLineRowProps) {
  if (line.kind === 'heading') {
    return (
      <li data-entry className="pt-2">
        <h3 className="text-lg font-bold">{line.name}</h3>
      </li>
    );
  }
  return (
    <li
      data-entry
      data-unread
      className="rounded-card border border-dashed border-line-strong bg-sunken px-3.5 py-2.5"
    >
      <p className="text-sm text-ink-soft">
        Line {line.line} was not understood. {line.reason}
      </p>
      <p className="my-1.5 font-mono text-sm break-words whitespace-pre-line">{line.text}</p>
      <div className="flex flex-wrap gap-2">
        {actions
          .filter(({ action }) => line.name !== '' || action !== 'heading')
          .map(({ action, label }) => (
            <Button
              key={action}
              variant="secondary"
              size="small"
              aria-label={`${label}: line ${line.line}`}
              onClick={() => onAct(line, action)}
            >
              {label}
            </Button>
          ))}
      </div>
    </li>
  );
});
