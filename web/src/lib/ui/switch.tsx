import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

interface SwitchProps {
  label: ReactNode;
  description?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  name?: string;
  isDisabled?: boolean;
  /** A busy switch keeps the focus and ignores presses. */
  isBusy?: boolean;
}

/** A switch that applies at once. A press anywhere on its row counts. */
export function Switch(props: SwitchProps) {
  const { label, description, isOn, onChange, name, isDisabled, isBusy } = props;
  const id = useId();
  return (
    <label
      className={classNames(
        'flex min-h-11 items-center justify-between gap-4 py-1.5',
        isDisabled && 'cursor-not-allowed',
        isBusy && 'cursor-progress',
      )}
    >
      <span className={classNames('min-w-0', isDisabled && 'opacity-60')}>
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        {description && (
          <span id={`${id}-note`} className="block text-sm text-ink-faint">
            {description}
          </span>
        )}
      </span>
      <span className="relative shrink-0">
        <input
          type="checkbox"
          role="switch"
          name={name}
          checked={isOn}
          aria-checked={isOn}
          disabled={isDisabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={description ? `${id}-note` : undefined}
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          onChange={(event) => {
            if (!isBusy) onChange(event.target.checked);
          }}
          className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
        />
        <Track isOn={isOn} isBusy={isBusy} />
      </span>
    </label>
  );
}

function Track({ isOn, isBusy }: { isOn: boolean; isBusy: boolean | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none flex h-7 w-12 rounded-full border-2 transition-colors',
        'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent-ink',
        'peer-disabled:opacity-45',
        isOn ? 'border-accent-ink bg-accent' : 'border-line-strong bg-sunken',
      )}
    >
      <span
        className={classNames(
          'flex size-6 items-center justify-center rounded-full border-2 bg-surface text-accent-ink transition-transform ease-out',
          isOn ? 'translate-x-5 border-accent-ink' : 'border-line-strong',
        )}
      >
        {isBusy ? <Spinner className="size-4" /> : isOn && <Check size={14} strokeWidth={3.5} />}
      </span>
    </span>
  );
}
