import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: ReactNode;
  description?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean | undefined;
  /** Keeps the label for screen readers alone. */
  isLabelHidden?: boolean | undefined;
}

export function Switch(props: SwitchProps) {
  const { label, description, isOn, onChange, isDisabled, isLabelHidden } = props;
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <div className={isLabelHidden ? 'sr-only' : undefined}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {description && (
          <p id={`${id}-note`} className="text-sm text-ink-faint">
            {description}
          </p>
        )}
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby={description ? `${id}-note` : undefined}
        disabled={isDisabled}
        onClick={() => onChange(!isOn)}
        className="group inline-flex h-11 w-14 shrink-0 items-center justify-center rounded-full disabled:opacity-50"
      >
        <span className="flex h-7 w-12 items-center rounded-full bg-line-strong p-0.5 transition-colors group-aria-checked:bg-leaf">
          <span className="size-6 rounded-full bg-surface shadow-low transition-transform group-aria-checked:translate-x-5" />
        </span>
      </button>
    </div>
  );
}
