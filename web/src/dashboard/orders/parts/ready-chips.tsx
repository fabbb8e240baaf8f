import { classNames } from '../../../lib/ui/class-names.ts';
import { readyChoices, useReadyMinutes } from '../ready-minutes.ts';

interface ReadyChipsProps {
  /** Undefined: what the kitchen usually promises. */
  minutes: number | undefined;
  onChange: (minutes: number) => void;
  describedBy?: string | undefined;
}

/** In how many minutes this order is promised. Pressing the chosen one again promises nothing. */
export function ReadyChips({ minutes, onChange, describedBy }: ReadyChipsProps) {
  const usual = useReadyMinutes();
  const chosen = minutes ?? usual;
  return (
    <fieldset aria-describedby={describedBy} className="flex items-center gap-1.5">
      <legend className="float-left mr-1.5 text-sm whitespace-nowrap text-ink-soft">
        Ready in<span className="sr-only"> (minutes)</span>
      </legend>
      {readyChoices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => onChange(choice === chosen ? 0 : choice)}
          className={classNames(
            'min-h-11 min-w-0 grow basis-0 rounded-field border text-sm font-bold tabular-nums transition-colors',
            choice === chosen
              ? 'border-ink bg-ink text-paper'
              : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink',
          )}
        >
          {choice}
          <span className="sr-only"> min</span>
        </button>
      ))}
      <span aria-hidden="true" className="text-sm text-ink-soft">
        min
      </span>
    </fieldset>
  );
}
