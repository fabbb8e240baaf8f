import { CircleCheck, CircleX, ScanLine } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import type { ScanResult } from '../scan-result.ts';
import * as texts from '../scan-texts.ts';

interface ResultPanelProps {
  result: ScanResult | undefined;
  onUndo: () => void;
}

/** A dark theme has pale tones, so the panel keeps the strong green and red of the light theme. */
const strongColours = {
  '--leaf': '#1f6e3a',
  '--on-leaf': '#ffffff',
  '--chilli': '#b2261c',
  '--on-chilli': '#ffffff',
} as CSSProperties;

/** Two lines of large letters. A longer name in large letters would push the meal out of the panel. */
const maxLargeLength = 36;

/** The result of the last code, in a third of the screen, readable from three metres. Rule: passes-5 */
export function ResultPanel({ result, onUndo }: ResultPanelProps) {
  const Icon = result?.isTaken ? CircleCheck : CircleX;
  const headline = result?.name || result?.text || '';
  return (
    <section
      aria-label={texts.result}
      style={strongColours}
      className={classNames(
        'flex h-[30dvh] min-h-36 items-center gap-4 rounded-card px-5',
        !result && 'bg-surface text-ink-soft',
        result?.isTaken && 'bg-leaf text-on-leaf',
        result && !result.isTaken && 'bg-chilli text-on-chilli',
      )}
    >
      {result ? (
        <Icon className="size-[min(16dvh,20vw)] shrink-0" />
      ) : (
        <ScanLine className="size-[min(12dvh,16vw)] shrink-0" />
      )}
      <div role="status" className="min-w-0 grow">
        {result ? (
          <>
            <p
              className={classNames(
                'line-clamp-3 font-display leading-tight font-bold wrap-anywhere',
                headline.length > maxLargeLength
                  ? 'text-[min(4.5dvh,6vw)]'
                  : 'text-[min(7dvh,9vw)]',
              )}
            >
              {headline}
            </p>
            {result.name && (
              <p className="text-[min(4.5dvh,6vw)] leading-tight font-semibold tabular-nums">
                {result.text}
              </p>
            )}
            {result.isCard && (
              <p className="text-[min(3.2dvh,4.5vw)] leading-tight">{texts.compareName}</p>
            )}
          </>
        ) : (
          <p className="text-[min(4.5dvh,6vw)] font-semibold">{texts.showCode}</p>
        )}
      </div>
      {result?.undo && (
        <Button variant="secondary" onClick={onUndo}>
          {texts.undo}
        </Button>
      )}
    </section>
  );
}
