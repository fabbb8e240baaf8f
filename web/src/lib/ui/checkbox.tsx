import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefCallback, useId } from 'react';
import { classNames } from './class-names.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'ref'> {
  label: ReactNode;
  /** Hides the label if the position explains the checkbox, such as in a table row. */
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Whether only some of the items behind this checkbox are checked. */
  isIndeterminate?: boolean | undefined;
  ref?: RefCallback<HTMLInputElement>;
}

export function Checkbox(props: CheckboxProps) {
  const {
    label,
    isLabelHidden,
    hint,
    error,
    isIndeterminate = false,
    className,
    ref,
    ...rest
  } = props;
  const id = useId();
  const errorOrHint = error || hint;
  return (
    <div className={className}>
      <label
        className={classNames(
          'inline-flex items-start gap-3 py-2.5',
          rest.disabled && 'cursor-not-allowed text-ink-soft',
          isLabelHidden ? 'px-2.5' : 'min-h-11',
        )}
      >
        <span className="relative flex shrink-0">
          <input
            {...rest}
            ref={(input) => {
              if (input) input.indeterminate = isIndeterminate;
              ref?.(input);
            }}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={errorOrHint ? `${id}-note` : undefined}
            className="peer size-6 cursor-[inherit] appearance-none rounded-lg border-2 border-line-strong bg-surface transition-colors checked:border-accent-ink checked:bg-accent indeterminate:border-accent-ink indeterminate:bg-accent aria-invalid:border-chilli disabled:opacity-55"
          />
          {isIndeterminate ? (
            <Minus {...iconProps} />
          ) : (
            <Check {...iconProps} className={`${iconProps.className} not-peer-checked:hidden`} />
          )}
        </span>
        <span className={isLabelHidden ? 'sr-only' : 'min-w-0'}>{label}</span>
      </label>
      {errorOrHint && (
        <p
          id={`${id}-note`}
          className={`-mt-1.5 pl-9 text-sm ${error ? 'text-chilli' : 'text-ink-faint'}`}
        >
          {errorOrHint}
        </p>
      )}
    </div>
  );
}

const iconProps = {
  size: 16,
  strokeWidth: 3.5,
  'aria-hidden': true,
  className: 'pointer-events-none absolute inset-0 m-auto text-on-accent',
} as const;
